/*
 * What docs/specification.md fixes. Its words and figures are in content/, where editors may change them: tests
 * read them from there (content.ts), and one test compares them with WORDS.
 */

export { SECTION_IDS, SERVICE_IDS } from '../src/lib/ids.ts'

const CONTAINERS = { label: 'Containers Shipped', duration: 2200 }
const FIGURES = [
  { ...CONTAINERS, number: 500, suffix: 'K+' },
  { number: 150, suffix: '+', label: 'Countries Reached', duration: 1700 },
  { number: 99.9, suffix: '%', label: 'On-Time Delivery', duration: 2000 },
]

/** Parts of content/, by file. */
export const WORDS = {
  navigation: { home: 'Home', about: 'About', services: 'Services', contact: 'Contact' },
  hero: { figures: FIGURES },
  about: {
    freight: {
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
      services: [
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
      badges: ['SSL Secured', 'ISO Certified', 'Fast Response'],
    },
  },
  company: { office: { locality: 'Navi Mumbai', country: 'IN' } },
  footer: { rights: 'All Rights Reserved.' },
  error: { headline: 'Unexpected Application Error!' },
}
/** What each service offers, in short. */
export const SERVICE_TERMS = {
  technical: ['maintenance', 'dry docking', 'monitoring', '24/7', 'ISM', 'ISPS', 'MARPOL'],
  crew: ['documentation', 'training', 'payroll', 'travel', 'medical', 'insurance'],
  commercial: ['voyage planning', 'chartering', 'broker'],
  freight: ['air', 'sea', 'cargo handling', 'customs'],
  travel: ['tickets', 'visas', 'hotels', 'emergency support'],
  audit: ['ISM', 'ISPS', 'MLC', 'OVID', 'OCIMF', 'CDI', 'RIGHTSHIP'],
}

/** Delay before the page scrolls to a service that was chosen from the menu. */
export const DELAY_FROM_LINK_MS = 60
