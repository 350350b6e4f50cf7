/*
 * What the site has to say and do word for word, whatever its content files say: a change here breaks a
 * promise. Every other word is read from content/, where it may change (content.ts).
 */

/** The entries of the navigation, with the sections that they lead to. */
export const ENTRIES = { Home: 'home', About: 'about', Services: 'services', Contact: 'contact' }
export const SECTION_IDS = Object.values(ENTRIES)

/** The six services in their order: their blocks' ids, and their names in the menus. */
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
/** A chosen service begins to come into view so long after the choice, and after loading. */
export const DELAY_FROM_MENU_MS = 60
export const DELAY_ON_LOAD_MS = 80

export const FIGURES = [
  { label: 'Containers Shipped', final: '500K+', durationMs: 2200 },
  { label: 'Countries Reached', final: '150+', durationMs: 1700 },
  { label: 'On-Time Delivery', final: '99.9%', durationMs: 2000 },
]
/** The counters start when so much of About can be seen. */
export const COUNTING_SHARE = 0.25
/** How far the hero's content moves with the scrolling. */
export const HERO_LAG = 0.1
/** The hero waits no longer than this for its film. */
export const LONGEST_WAIT_FOR_FILM_MS = 2500

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
export const OFFICE = 'Navi Mumbai'
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
export const ANSWER_TIMEOUT_MS = 15_000

export const ERROR_HEADLINE = 'Unexpected Application Error!'
export const RIGHTS = 'All Rights Reserved'
