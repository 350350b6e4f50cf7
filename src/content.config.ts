import { defineCollection } from 'astro:content'
import { contentFile } from './lib/content-file'
import * as schema from './lib/content-schema'

/** One YAML file of content/ is one collection with one entry. */
export const collections = {
  company: defineCollection({ loader: contentFile('company'), schema: schema.companySchema }),
  navigation: defineCollection({
    loader: contentFile('navigation'),
    schema: schema.navigationSchema,
  }),
  route: defineCollection({ loader: contentFile('route'), schema: schema.routeSchema }),
  home: defineCollection({ loader: contentFile('home'), schema: schema.homeSchema }),
  about: defineCollection({ loader: contentFile('about'), schema: schema.aboutSchema }),
  services: defineCollection({
    loader: contentFile('services'),
    schema: schema.servicesSchema,
  }),
  contact: defineCollection({
    loader: contentFile('contact'),
    schema: schema.contactSchema,
  }),
  footer: defineCollection({ loader: contentFile('footer'), schema: schema.footerSchema }),
  error: defineCollection({ loader: contentFile('error'), schema: schema.errorSchema }),
  pages: defineCollection({ loader: contentFile('pages'), schema: schema.pagesSchema }),
}
