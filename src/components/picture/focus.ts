import type { Focus } from '../../lib/responsive-picture'

/** Content gives focal points in steps of ten per cent. */
const STEPS = Array.from({ length: 11 }, (_, index) => index * 10)

/** A rule for each step of a focal point, for `.cropped`. Not attributes: built HTML has no `style`. */
export const FOCUS_STYLES = STEPS.map(
  (percent) =>
    `.across${percent}{--picture-across:${percent}%}.down${percent}{--picture-down:${percent}%}`,
).join('')

/** The classes of a focal point. */
export const focusClasses = ({ across, down }: Focus) => [`across${across}`, `down${down}`]
