import type { ComponentProps } from 'react'
import type { Picture as PictureFiles } from '../../lib/responsive-picture'

interface Props extends Omit<ComponentProps<'img'>, keyof PictureFiles> {
  picture: PictureFiles
  /** Hides the picture from screen readers, whatever its alternative text. */
  isDecorative?: boolean
}

/** A responsive picture, which loads when it comes near the viewport unless `loading` is `eager`. */
export const Picture = ({
  picture: { avif, webp, width, height, sizes, alt, focus },
  isDecorative,
  ...attributes
}: Props) => (
  <picture>
    <source type="image/avif" srcSet={avif} sizes={sizes} />
    <img
      loading="lazy"
      decoding="async"
      {...attributes}
      src={webp}
      alt={isDecorative ? '' : alt}
      width={width}
      height={height}
      data-focus={focus}
    />
  </picture>
)
