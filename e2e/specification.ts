/*
 * What the specification fixes, word for word, and nothing else. Tests read all other text from content/
 * (content.ts), because editors may change it.
 */

/** The entries of the navigation, with the sections that they lead to. */
export const ENTRIES = { Home: 'home', About: 'about', Services: 'services', Contact: 'contact' }
export const SECTION_IDS = Object.values(ENTRIES)

/** The ids of the six service blocks, in order, and their names in the menus. */
export const SERVICES = {
  technical: 'Technical Management',
  crew: 'Crew Management',
  commercial: 'Commercial Management',
  freight: 'Freight Management',
  travel: 'Travel Management',
  audit: 'Audit, Survey Management',
}
export const SERVICE_IDS = Object.keys(SERVICES) as (keyof typeof SERVICES)[]
export const SERVICE_NAMES = Object.values(SERVICES)
/** What each service offers, in short. */
export const SERVICE_TERMS = {
  technical: ['maintenance', 'dry docking', 'monitoring', '24/7', 'ISM', 'ISPS', 'MARPOL'],
  crew: ['documentation', 'training', 'payroll', 'travel', 'medical', 'insurance'],
  commercial: ['voyage planning', 'chartering', 'broker'],
  freight: ['air', 'sea', 'cargo handling', 'customs'],
  travel: ['tickets', 'visas', 'hotels', 'emergency support'],
  audit: ['ISM', 'ISPS', 'MLC', 'OVID', 'OCIMF', 'CDI', 'RIGHTSHIP'],
}
/** Animation delays of the six blocks in seconds. */
export const SERVICE_DELAYS_S = [0.1, 0.2, 0.25, 0.25, 0.3, 0.35]
/** Delay before the page scrolls to a service that was chosen from the menu, or named by the URL on load. */
export const DELAY_FROM_MENU_MS = 60
export const DELAY_ON_LOAD_MS = 80

export const FIGURES = [
  { label: 'Containers Shipped', final: '500K+', durationMs: 2200 },
  { label: 'Countries Reached', final: '150+', durationMs: 1700 },
  { label: 'On-Time Delivery', final: '99.9%', durationMs: 2000 },
]
/** The counters start when this ratio of the about section is visible. */
export const COUNTING_RATIO = 0.25
/** The hero's content moves by this ratio of the scroll offset. */
export const HERO_LAG = 0.1

export const FREIGHT_HEADLINE = 'We connect continents'
export const SLIDE_TITLES = [
  'Seamless Ocean Freight Solutions',
  'Global Network, Local Expertise',
  'Customs & Compliance Excellence',
  'End-to-End Supply Chain Control',
]
export const AUTOPLAY_INTERVAL_MS = 5000
export const SWIPE_THRESHOLD_PX = 50

export const CONTACT_HEADLINE = 'Get In Touch'
export const OFFICE = ['Navi Mumbai', 'India']
export const RESPONSE_TIME = '< 2 Hours Average (Emergency: < 30 mins)'
export const FORM_TITLE = 'Launch Your Inquiry'
export const BADGES = ['SSL Secured', 'ISO Certified', 'Fast Response']
export const DEFAULT_OPTION = 'Select Service...'
export const OPTIONS = [
  'Ocean Freight',
  'Air Cargo',
  'Logistics & Supply Chain',
  'Customs Clearance',
  'Warehousing',
  'Container Services',
  'Project Cargo',
  'Other',
]
export const MESSAGE_ROWS = 4
export const SENDING = 'Sending...'
export const SUCCESS = "Message sent successfully! We'll respond soon."
export const FAILURE = 'Failed to send message. Please try again.'
export const STATUS_DISPLAY_MS = 5000

export const ERROR_HEADLINE = 'Unexpected Application Error!'
/** The pages of one section each, and their headlines. */
export const PAGE_HEADLINES = {
  about: FREIGHT_HEADLINE,
  services: 'Services',
  contact: CONTACT_HEADLINE,
}
export const RIGHTS = 'All Rights Reserved'

// Limits that we chose where the specification names none.
/** The hero's figures fade in after this time at the latest, even if the film has not loaded. */
export const LONGEST_WAIT_FOR_FILM_MS = 2500
