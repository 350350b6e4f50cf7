import { fileIn, group, text } from './fields'

const PREVIEW_FOLDER = 'public/previews'

const page = group({
  title: text('the title of the page'),
  description: text('one or two sentences about the page'),
  preview: fileIn(PREVIEW_FOLDER, ['.jpg']),
  previewAlt: text('the words on the preview'),
})

export const pagesSchema = group({
  home: page,
  about: page,
  services: page,
  contact: page,
  privacy: page,
  sent: page,
  'not-sent': page,
  error: page,
})
