import { defineCollection } from 'astro:content'
import { contentFile } from './content/content-file'
import { schemas } from './content/schemas'

/** One YAML file of content/ is one collection with one entry. */
export const collections = {
  about: defineCollection({ loader: contentFile('about'), schema: schemas.about }),
  company: defineCollection({ loader: contentFile('company'), schema: schemas.company }),
  contact: defineCollection({ loader: contentFile('contact'), schema: schemas.contact }),
  error: defineCollection({ loader: contentFile('error'), schema: schemas.error }),
  footer: defineCollection({ loader: contentFile('footer'), schema: schemas.footer }),
  home: defineCollection({ loader: contentFile('home'), schema: schemas.home }),
  navigation: defineCollection({ loader: contentFile('navigation'), schema: schemas.navigation }),
  pages: defineCollection({ loader: contentFile('pages'), schema: schemas.pages }),
  papers: defineCollection({ loader: contentFile('papers'), schema: schemas.papers }),
  privacy: defineCollection({ loader: contentFile('privacy'), schema: schemas.privacy }),
  route: defineCollection({ loader: contentFile('route'), schema: schemas.route }),
  security: defineCollection({ loader: contentFile('security'), schema: schemas.security }),
  services: defineCollection({ loader: contentFile('services'), schema: schemas.services }),
}
