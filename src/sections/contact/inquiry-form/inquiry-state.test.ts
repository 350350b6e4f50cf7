import { expect, test } from 'vitest'
import { BLANK_FIELDS } from '../../../lib/inquiry-fields'
import type { Topic } from '../contact-props'
import { composeFields } from './compose-inquiry'
import { prerendered, reduce, type InquiryAction } from './inquiry-state'

const topicOf = (name: string, service: string) =>
  ({ name, values: { service, message: `Re: ${name}\n\n` } }) as Topic
const CREW = topicOf('crew', 'Other')
const AUDIT = topicOf('audit', 'Other')
const FREIGHT = topicOf('freight', 'Air Cargo')
const BLANK = prerendered({ fields: BLANK_FIELDS, topic: undefined })
const CARGO = { service: 'Air Cargo', message: 'A' }
const OTHER = { service: 'Other', message: 'A' }

const after = (actions: readonly InquiryAction[]) => actions.reduce(reduce, BLANK)
const ask = (topic: Topic | undefined): InquiryAction => ({ type: 'topicChanged', topic })
const type = (fields: object): InquiryAction => ({ type: 'edited', fields, errors: {} })
const restore = (fields: object, topic?: Topic, requested?: Topic): InquiryAction => {
  return { type: 'restored', fields: { ...BLANK_FIELDS, ...fields }, topic, requested }
}

const RE_CREW = CREW.values.message
const RE_FREIGHT = FREIGHT.values.message
const BELOW = type({ message: `${RE_CREW}A` })
const CHOSEN = type({ service: 'Other' })

test.each([
  // Service and message that the fields show, and the message that is sent
  ['asks', [ask(CREW)], 'Other', RE_CREW, RE_CREW],
  ['replaces the line', [ask(CREW), type({ message: 'A' })], 'Other', 'A', `${RE_CREW}A`],
  ['writes below the line', [ask(CREW), BELOW], 'Other', `${RE_CREW}A`, `${RE_CREW}A`],
  ['has filled in all', [type(CARGO), ask(CREW)], 'Air Cargo', 'A', `${RE_CREW}A`],
  ['asks again', [ask(CREW), ask(FREIGHT)], 'Air Cargo', RE_FREIGHT, RE_FREIGHT],
  ['has chosen a service', [CHOSEN, ask(CREW), ask(FREIGHT)], 'Other', RE_FREIGHT, RE_FREIGHT],
  [
    'writes, asks again',
    [ask(CREW), BELOW, ask(FREIGHT)],
    'Air Cargo',
    `${RE_FREIGHT}A`,
    `${RE_FREIGHT}A`,
  ],
  ['removes the topic', [ask(CREW), ask(undefined)], '', '', ''],
  ['writes, removes the topic', [ask(CREW), BELOW, ask(undefined)], '', 'A', 'A'],
  ['comes back', [restore(OTHER, CREW)], 'Other', 'A', `${RE_CREW}A`],
  ['comes back by a link', [restore(OTHER, CREW, FREIGHT)], 'Air Cargo', 'A', `${RE_FREIGHT}A`],
] as const)(
  'topic, if the visitor %s: is the same on the page and in what is sent',
  (_, actions, service, message, sent) => {
    const state = after(actions)
    expect(state.fields).toMatchObject({ service, message })
    expect(composeFields(state)).toMatchObject({ service, message: sent })
  },
)

test.each<[string, InquiryAction[], object, Topic | undefined]>([
  ['nothing', [], {}, undefined],
  [
    'another topic of the same service',
    [ask(AUDIT)],
    { service: 'Other', message: 'Re: audit\n\n' },
    AUDIT,
  ],
  ['the message', [type({ message: 'Re: crew\n\nB' })], { message: 'B' }, undefined],
])(
  'inquiry that is accepted after the visitor has changed %s: leaves that',
  (_, changes, left, topic) => {
    const typed = type({ name: 'Asha' })
    const { fields } = after([typed, ask(CREW)])
    const submit: InquiryAction = { type: 'submitted', fields, errors: {} }
    const sentInquiry = { fields, topic: CREW, sentAt: new Date(0), reference: 'DM-1' }
    const accepted: InquiryAction = { type: 'accepted', sentInquiry }
    const state = after([typed, ask(CREW), submit, ...changes, accepted])
    expect(state).toMatchObject({ status: 'sent', fields: { ...BLANK_FIELDS, ...left }, topic })
    expect(state.sentInquiry).toEqual(sentInquiry)
  },
)
