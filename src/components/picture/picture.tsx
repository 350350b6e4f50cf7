import type { ComponentProps } from 'react'
import type { PictureFiles } from '../../build/responsive-picture'

interface Props extends Omit<ComponentProps<'img'>, keyof PictureFiles> {
  picture: PictureFiles
}

/** Renders a picture that loads lazily by default. */
export const Picture = ({ picture, ...attributes }: Props) => (
  <picture>
    <source type="image/avif" srcSet={picture.avif} sizes={picture.sizes} />
    <img
      loading="lazy"
      decoding="async"
      {...attributes}
      src={picture.webp}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      style={{ objectPosition: picture.focus }}
    />
  </picture>
)
