import { keepDraft } from '../lib/keep-draft'
import { recordScrollCause } from '../lib/scroll-cause'
import './close-menu-on-link'
import './replay-early-clicks'

recordScrollCause()
keepDraft()
