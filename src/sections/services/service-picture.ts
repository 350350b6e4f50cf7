import type { ImageMetadata } from 'astro'
import { responsivePicture, type Focus } from '../../lib/responsive-picture'

/** The files of a service's picture. */
export const servicePicture = ({
  picture,
  alt,
  focus,
}: {
  picture: ImageMetadata
  alt: string
  focus: Focus
}) =>
  responsivePicture(picture, {
    widths: [740, 1000, 1400],
    quality: 48,
    sizes: '(min-width: 1024px) 62vw, 100vw',
    alt,
    focus,
  })
