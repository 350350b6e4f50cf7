import type { PictureFiles } from '../build/responsive-picture'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

export const PICTURE: PictureFiles = {
  avif: PIXEL,
  webp: PIXEL,
  width: 1,
  height: 1,
  sizes: '',
  alt: '',
  focus: '50% 50%',
}
