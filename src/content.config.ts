import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import * as schema from './lib/content-schema'

/** One YAML file of content/ is one collection with one entry. */
const file = (name: string) => glob({ base: './content', pattern: `${name}.yaml` })

export const collections = {
  company: defineCollection({ loader: file('company'), schema: schema.companySchema }),
  navigation: defineCollection({ loader: file('navigation'), schema: schema.navigationSchema }),
  route: defineCollection({ loader: file('route'), schema: schema.routeSchema }),
  home: defineCollection({ loader: file('home'), schema: schema.homeSchema }),
  about: defineCollection({ loader: file('about'), schema: schema.aboutSchema }),
  services: defineCollection({
    loader: file('services'),
    schema: schema.servicesSchema,
  }),
  contact: defineCollection({
    loader: file('contact'),
    schema: schema.contactSchema,
  }),
  footer: defineCollection({ loader: file('footer'), schema: schema.footerSchema }),
  error: defineCollection({ loader: file('error'), schema: schema.errorSchema }),
  pages: defineCollection({ loader: file('pages'), schema: schema.pagesSchema }),
}
