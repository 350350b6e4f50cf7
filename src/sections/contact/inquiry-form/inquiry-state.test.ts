import { expect, test } from 'vitest'
import { BLANK_FIELDS } from '../../../lib/inquiry-fields'
import type { InquiryTopic } from '../contact-props'
import { fieldsWithTopicLine } from './compose-inquiry'
import { createInitialInquiryState, inquiryReducer, type InquiryState } from './inquiry-state'

const createTopic = (name: string, service: string) =>
  ({ name, values: { service, message: `Re: ${name}\n\n` } }) as InquiryTopic
const CREW = createTopic('crew', 'Other')
const AUDIT = createTopic('audit', 'Other')
const FREIGHT = createTopic('freight', 'Air Cargo')
const RE_CREW = CREW.values.message
const RE_FREIGHT = FREIGHT.values.message

type Step = (state: InquiryState) => InquiryState
const changeTopic =
  (topic: InquiryTopic | undefined): Step =>
  (state) =>
    inquiryReducer(state, { type: 'topicChanged', fields: state.fields, topic })
const edit =
  (fields: object): Step =>
  (state) =>
    inquiryReducer(state, { type: 'edited', fields, errors: BLANK_FIELDS })
const restore =
  (fields: object, topic: InquiryTopic): Step =>
  (state) =>
    inquiryReducer(state, {
      type: 'restored',
      fields: { ...BLANK_FIELDS, ...fields },
      topic,
      sentInquiry: undefined,
    })
const after = (...steps: Step[]) =>
  steps.reduce(
    (state, step) => step(state),
    createInitialInquiryState({ fields: BLANK_FIELDS, topic: undefined }),
  )
const EDIT_BELOW_LINE = edit({ message: `${RE_CREW}A` })
const TYPED = { service: 'Warehousing', message: 'A' }
const OTHER = { service: 'Other', message: 'A' }

test.each<[string, Step[], string, string, string]>([
  ['chooses a topic', [changeTopic(CREW)], 'Other', RE_CREW, RE_CREW],
  ['replaces the first line', [changeTopic(CREW), edit(OTHER)], 'Other', 'A', `${RE_CREW}A`],
  [
    'types below the first line',
    [changeTopic(CREW), EDIT_BELOW_LINE],
    'Other',
    `${RE_CREW}A`,
    `${RE_CREW}A`,
  ],
  [
    'types above the first line',
    [changeTopic(CREW), edit({ message: `B\n${RE_CREW}A` })],
    'Other',
    `B\n${RE_CREW}A`,
    `${RE_CREW}B\n\nA`,
  ],
  ...[`B${RE_CREW}A`, 'Re: crew, A'].map((message): [string, Step[], string, string, string] => [
    `changes the first line to ${JSON.stringify(message)}`,
    [changeTopic(CREW), edit({ message })],
    'Other',
    message,
    message,
  ]),
  [
    'chooses a topic after filling in both fields',
    [edit(TYPED), changeTopic(CREW)],
    'Warehousing',
    'A',
    `${RE_CREW}A`,
  ],
  [
    'chooses two topics',
    [changeTopic(CREW), changeTopic(FREIGHT)],
    'Air Cargo',
    RE_FREIGHT,
    RE_FREIGHT,
  ],
  [
    'chooses another topic after typing',
    [changeTopic(CREW), EDIT_BELOW_LINE, changeTopic(FREIGHT)],
    'Air Cargo',
    `${RE_FREIGHT}A`,
    `${RE_FREIGHT}A`,
  ],
  ['removes the topic', [changeTopic(CREW), changeTopic(undefined)], '', '', ''],
  [
    'removes the topic after typing',
    [changeTopic(CREW), EDIT_BELOW_LINE, changeTopic(undefined)],
    '',
    'A',
    'A',
  ],
  ['returns to a draft', [restore(OTHER, CREW)], 'Other', 'A', `${RE_CREW}A`],
  [
    'returns to a draft by the link of another topic',
    [restore(OTHER, CREW), changeTopic(FREIGHT)],
    'Air Cargo',
    'A',
    `${RE_FREIGHT}A`,
  ],
  [
    'continues a draft on the page of another topic before hydration',
    [restore({ message: `${RE_FREIGHT}${RE_CREW}A` }, CREW), changeTopic(FREIGHT)],
    'Air Cargo',
    `${RE_FREIGHT}A`,
    `${RE_FREIGHT}A`,
  ],
  ['returns after sending', [restore({}, CREW), changeTopic(CREW)], 'Other', RE_CREW, RE_CREW],
])(
  'visitor who %s: sends the topic that the page shows',
  (_, steps, service, message, sentMessage) => {
    const state = after(...steps)
    expect(state.fields).toMatchObject({ service, message })
    expect(fieldsWithTopicLine(state)).toMatchObject({ service, message: sentMessage })
  },
)

test.each<[string, Step, object, InquiryTopic | undefined]>([
  ['nothing', (state) => state, {}, undefined],
  [
    'the topic to another with the same service',
    changeTopic(AUDIT),
    { service: 'Other', message: 'Re: audit\n\n' },
    AUDIT,
  ],
  ['the topic', changeTopic(FREIGHT), { service: 'Air Cargo', message: RE_FREIGHT }, FREIGHT],
  ['the message', edit({ message: `${RE_CREW}B` }), { message: 'B' }, undefined],
])(
  'visitor who changes %s while sending: keeps only this change after success',
  (_, change, remaining, topic) => {
    const submitted = after(edit({ name: 'Asha' }), changeTopic(CREW), EDIT_BELOW_LINE)
    const { fields } = submitted
    const sentInquiry = { fields, topic: CREW, sentAt: 0, reference: 'DM-1' }
    const sending = inquiryReducer(submitted, { type: 'submitted', fields, errors: BLANK_FIELDS })
    const state = inquiryReducer(change(sending), { type: 'accepted', sentInquiry })
    expect(state).toMatchObject({
      status: 'sent',
      fields: { ...BLANK_FIELDS, ...remaining },
      topic,
    })
    expect(state.sentInquiry).toEqual(sentInquiry)
  },
)

test('error of an empty message: stays when the topic is removed, and disappears when a topic prefills the message', () => {
  const errors = { ...BLANK_FIELDS, message: 'Fill this in' }
  const invalid = inquiryReducer(after(), { type: 'submitted', fields: BLANK_FIELDS, errors })
  expect(changeTopic(undefined)(invalid)).toMatchObject({ status: 'invalid', errors })
  expect(changeTopic(CREW)(invalid)).toMatchObject({ status: 'idle', errors: BLANK_FIELDS })
})
