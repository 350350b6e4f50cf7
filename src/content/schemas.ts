import { aboutSchema } from './about'
import { companySchema } from './company'
import { contactSchema } from './contact'
import { errorSchema } from './error'
import { footerSchema } from './footer'
import { homeSchema } from './home'
import { navigationSchema } from './navigation'
import { pagesSchema } from './pages'
import { papersSchema } from './papers'
import { privacySchema } from './privacy'
import { routeSchema } from './route'
import { securitySchema } from './security'
import { servicesSchema } from './services'

/** What each file of content/ may hold, by the file's name without its ending. */
export const schemas = {
  about: aboutSchema,
  company: companySchema,
  contact: contactSchema,
  error: errorSchema,
  footer: footerSchema,
  home: homeSchema,
  navigation: navigationSchema,
  pages: pagesSchema,
  papers: papersSchema,
  privacy: privacySchema,
  route: routeSchema,
  security: securitySchema,
  services: servicesSchema,
}
