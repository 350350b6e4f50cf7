import { readContent } from '../../content/read-content'
import { formatPosition } from '../../lib/position'
import { responsivePicture } from '../../lib/responsive-picture'

/** What the section and the pages where a native form post ends have in common. */
export async function readContact() {
  const [texts, company, navigation, route] = await Promise.all([
    readContent('contact'),
    readContent('company'),
    readContent('navigation'),
    readContent('route'),
  ])
  const waypoint = route.waypoints[3]
  const ground = await responsivePicture(texts.ground.picture, {
    widths: [768, 1366, 1920],
    wide: 2560,
    sizes: '(max-width: 767.98px) 179vw, 100vw',
    alt: texts.ground.alt,
    focus: texts.ground.focus,
    // Pale and soft: a better quality is not seen.
    quality: 38,
  })
  return {
    name: navigation.contact,
    texts,
    company,
    position: formatPosition(waypoint),
    note: waypoint.note,
    berth: { position: formatPosition(route.berth), note: route.berth.note },
    ground,
  }
}
