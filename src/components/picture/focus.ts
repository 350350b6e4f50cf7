/** Content gives focal points in steps of ten per cent. */
const STEPS = Array.from({ length: 11 }, (_, index) => `${index * 10}%`)

/** A rule for each step of `data-focus`, for `.cropped`. Not attributes: built HTML has no `style`. */
export const FOCAL_POINT_STYLES = STEPS.map(
  (step) =>
    `[data-focus^='${step}']{--picture-across:${step}}[data-focus$=' ${step}']{--picture-down:${step}}`,
).join('')
