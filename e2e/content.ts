import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { About } from '../src/content/about.ts'
import type { Company } from '../src/content/company.ts'
import type { Contact } from '../src/content/contact.ts'
import type { Home } from '../src/content/home.ts'
import type { Credentials } from '../src/content/credentials.ts'
import type { Privacy } from '../src/content/privacy.ts'
import type { ErrorScreen, Footer, Navigation, Pages } from '../src/content/schemas.ts'
import type { HowToStart, Service } from '../src/content/services.ts'

const read = (name: string): unknown => parse(readFileSync(`content/${name}.yaml`, 'utf8'))

/** The content of the site, where the specification leaves it to the company. */
export const company = read('company') as Company
export const home = read('home') as Home
export const about = read('about') as About
export const contact = read('contact') as Contact
export const credentials = read('credentials') as Credentials
export const errorScreen = read('error') as ErrorScreen
export const privacy = read('privacy') as Privacy
export const footer = read('footer') as Footer
export const navigation = read('navigation') as Navigation
export const pages = read('pages') as Record<string, Pages['home']>

const section = read('services') as { skip: string; howToStart: HowToStart; services: Service[] }
export const { skip, howToStart } = section
export const services = section.services.map((service) => ({
  ...service,
  items: service.items.map((item) => (typeof item === 'string' ? item : item.text)),
  /** The items that name a certificate as their proof. */
  claims: service.items.filter((item) => typeof item !== 'string'),
}))

export const serviceOf = (id: Service['id']) => services.find((service) => service.id === id)!
