import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8'))
const testOwnCompany = test.runIf(read('company').fictional)

const CONTAINERS = { label: 'Containers Shipped', countUpMs: 2200 }
const FIGURES = [
  { ...CONTAINERS, number: 500, suffix: 'K+' },
  { number: 150, suffix: '+', label: 'Countries Reached', countUpMs: 1700 },
  { number: 99.9, suffix: '%', label: 'On-Time Delivery', countUpMs: 2000 },
]

const SPECIFIED_CONTENT = {
  navigation: { home: 'Home', about: 'About', services: 'Services', contact: 'Contact' },
  hero: { figures: FIGURES },
  about: {
    freightSection: {
      headline: 'We connect continents',
      figures: [{ ...CONTAINERS, number: 500_000 }, ...FIGURES.slice(1)],
    },
    carousel: {
      slides: [
        { title: 'Seamless Ocean Freight Solutions' },
        { title: 'Global Network, Local Expertise' },
        { title: 'Customs & Compliance Excellence' },
        { title: 'End-to-End Supply Chain Control' },
      ],
    },
  },
  services: {
    headline: 'Services',
    services: [
      { menuName: 'Technical Management', textDelay: 0.1 },
      { menuName: 'Crew Management', textDelay: 0.2 },
      { menuName: 'Commercial Management', textDelay: 0.25 },
      { menuName: 'Freight Management', textDelay: 0.25 },
      { menuName: 'Travel Management', textDelay: 0.3 },
      { menuName: 'Audit, Survey Management', textDelay: 0.35 },
    ],
  },
  contact: {
    headline: 'Get In Touch',
    responseTime: '< 2 Hours Average (Emergency: < 30 mins)',
    form: {
      title: 'Launch Your Inquiry',
      servicePlaceholder: 'Select Service...',
      serviceOptions: [
        'Ocean Freight',
        'Air Cargo',
        'Logistics & Supply Chain',
        'Customs Clearance',
        'Warehousing',
        'Container Services',
        'Project Cargo',
        'Other',
      ],
      sending: 'Sending...',
      success: "Message sent successfully! We'll respond soon.",
      failure: 'Failed to send message. Please try again.',
      trustBadges: ['SSL Secured', 'ISO Certified', 'Fast Response'],
    },
  },
  company: { office: { locality: 'Navi Mumbai', country: 'IN' } },
  footer: { rights: 'All Rights Reserved.' },
  error: { headline: 'Unexpected Application Error!' },
}
const SERVICE_KEYWORDS = {
  technical: ['maintenance', 'dry docking', 'monitoring', '24/7', 'ISM', 'ISPS', 'MARPOL'],
  crew: ['documentation', 'training', 'payroll', 'travel', 'medical', 'insurance'],
  commercial: ['voyage planning', 'chartering', 'broker'],
  freight: ['air', 'sea', 'cargo handling', 'customs'],
  travel: ['tickets', 'visas', 'hotels', 'emergency support'],
  audit: ['ISM', 'ISPS', 'MLC', 'OVID', 'OCIMF', 'CDI', 'RIGHTSHIP'],
}

testOwnCompany.each(Object.entries(SPECIFIED_CONTENT))(
  'content/%s.yaml: contains the specified texts',
  (name, expected) => {
    expect(read(name)).toMatchObject(expected)
  },
)

testOwnCompany.each(Object.entries(SERVICE_KEYWORDS))(
  'content/services.yaml: service %s contains the specified keywords',
  (id, terms) => {
    const { text, items } = read('services').services.find((service: any) => service.id === id)
    const texts = [text, ...items.map((item: any) => item.text ?? item)].join(' ').toLowerCase()
    expect(terms.filter((term) => !texts.includes(term.toLowerCase()))).toEqual([])
  },
)
