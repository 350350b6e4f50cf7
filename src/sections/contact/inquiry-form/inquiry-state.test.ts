import { expect, test } from 'vitest'
import { BLANK_FIELDS } from '../../../lib/inquiry-fields'
import type { Topic } from '../contact-props'
import { composeFields } from './compose-inquiry'
import { initialState, reduce, type InquiryState } from './inquiry-state'

const topicOf = (name: string, service: string) =>
  ({ name, values: { service, message: `Re: ${name}\n\n` } }) as Topic
const CREW = topicOf('crew', 'Other')
const AUDIT = topicOf('audit', 'Other')
const FREIGHT = topicOf('freight', 'Air Cargo')
const RE_CREW = CREW.values.message
const RE_FREIGHT = FREIGHT.values.message

type Step = (state: InquiryState) => InquiryState
const ask =
  (topic: Topic | undefined): Step =>
  (state) =>
    reduce(state, { type: 'topicChanged', fields: state.fields, topic })
const write =
  (fields: object): Step =>
  (state) =>
    reduce(state, { type: 'edited', fields, errors: BLANK_FIELDS })
const comeBack =
  (fields: object, topic: Topic): Step =>
  (state) =>
    reduce(state, {
      type: 'restored',
      fields: { ...BLANK_FIELDS, ...fields },
      topic,
      sentInquiry: undefined,
    })
const after = (...steps: Step[]) =>
  steps.reduce(
    (state, step) => step(state),
    initialState({ fields: BLANK_FIELDS, topic: undefined }),
  )
const BELOW = write({ message: `${RE_CREW}A` })
const TYPED = { service: 'Warehousing', message: 'A' }
const OTHER = { service: 'Other', message: 'A' }

test.each<[string, Step[], string, string, string]>([
  // Service and message that the fields show, and the message that is sent
  ['asks', [ask(CREW)], 'Other', RE_CREW, RE_CREW],
  ['replaces the line', [ask(CREW), write(OTHER)], 'Other', 'A', `${RE_CREW}A`],
  ['writes below the line', [ask(CREW), BELOW], 'Other', `${RE_CREW}A`, `${RE_CREW}A`],
  ['has filled in both', [write(TYPED), ask(CREW)], 'Warehousing', 'A', `${RE_CREW}A`],
  ['asks twice', [ask(CREW), ask(FREIGHT)], 'Air Cargo', RE_FREIGHT, RE_FREIGHT],
  [
    'writes, then asks again',
    [ask(CREW), BELOW, ask(FREIGHT)],
    'Air Cargo',
    `${RE_FREIGHT}A`,
    `${RE_FREIGHT}A`,
  ],
  ['removes the topic', [ask(CREW), ask(undefined)], '', '', ''],
  ['writes, then removes the topic', [ask(CREW), BELOW, ask(undefined)], '', 'A', 'A'],
  ['comes back', [comeBack(OTHER, CREW)], 'Other', 'A', `${RE_CREW}A`],
  [
    'comes back by another link',
    [comeBack(OTHER, CREW), ask(FREIGHT)],
    'Air Cargo',
    'A',
    `${RE_FREIGHT}A`,
  ],
  ['comes back after sending', [comeBack({}, CREW), ask(CREW)], 'Other', RE_CREW, RE_CREW],
])(
  'topic, if the visitor %s: is the same on the page and in what is sent',
  (_, steps, service, message, sent) => {
    const state = after(...steps)
    expect(state.fields).toMatchObject({ service, message })
    expect(composeFields(state)).toMatchObject({ service, message: sent })
  },
)

test.each<[string, Step, object, Topic | undefined]>([
  ['nothing', (state) => state, {}, undefined],
  [
    'the topic to one of the same service',
    ask(AUDIT),
    { service: 'Other', message: 'Re: audit\n\n' },
    AUDIT,
  ],
  ['the topic', ask(FREIGHT), { service: 'Air Cargo', message: RE_FREIGHT }, FREIGHT],
  ['the message', write({ message: `${RE_CREW}B` }), { message: 'B' }, undefined],
])(
  'inquiry that is accepted after the visitor has changed %s: leaves only that',
  (_, change, left, topic) => {
    const submitted = after(write({ name: 'Asha' }), ask(CREW), BELOW)
    const { fields } = submitted
    const sentInquiry = { fields, topic: CREW, sentAt: 0, reference: 'DM-1' }
    const sending = reduce(submitted, { type: 'submitted', fields, errors: BLANK_FIELDS })
    const state = reduce(change(sending), { type: 'accepted', sentInquiry })
    expect(state).toMatchObject({ status: 'sent', fields: { ...BLANK_FIELDS, ...left }, topic })
    expect(state.sentInquiry).toEqual(sentInquiry)
  },
)

test('error of an empty message: stays when the topic is removed, and goes when a topic fills the message', () => {
  const errors = { ...BLANK_FIELDS, message: 'Fill this in' }
  const invalid = reduce(after(), { type: 'submitted', fields: BLANK_FIELDS, errors })
  expect(ask(undefined)(invalid)).toMatchObject({ status: 'invalid', errors })
  expect(ask(CREW)(invalid)).toMatchObject({ status: 'idle', errors: BLANK_FIELDS })
})
