import { expect, test } from 'vitest'
import { BLANK_FIELDS } from '../../../lib/inquiry-fields'
import type { Topic } from '../contact-props'
import { composeFields } from './compose-inquiry'
import { prerendered, reduce, type InquiryAction, type InquiryState } from './inquiry-state'

const topicOf = (name: string, service: string) =>
  ({ name, values: { service, message: `Re: ${name}\n\n` } }) as Topic
const CREW = topicOf('crew', 'Other')
const AUDIT = topicOf('audit', 'Other')
const FREIGHT = topicOf('freight', 'Air Cargo')
const BLANK = prerendered({ fields: BLANK_FIELDS, topic: undefined })
const SENT_AT = new Date(0)

const after = (actions: InquiryAction[], state: InquiryState = BLANK) =>
  actions.reduce(reduce, state)
const ask = (topic: Topic | undefined): InquiryAction => ({ type: 'topicChanged', topic })
const type = (fields: object): InquiryAction => ({ type: 'edited', fields, errors: {} })
const restore = (fields: object, topic?: Topic, requested?: Topic): InquiryAction => {
  return { type: 'restored', fields: { ...BLANK_FIELDS, ...fields }, topic, requested }
}

test.each<[string, InquiryAction[], string, string, string]>([
  // service and message that the fields show, and the message that is sent
  ['asks', [ask(CREW)], 'Other', 'Re: crew\n\n', 'Re: crew\n\n'],
  ['replaces the message', [ask(CREW), type({ message: 'A' })], 'Other', 'A', 'Re: crew\n\nA'],
  [
    'writes below the line',
    [ask(CREW), type({ message: 'Re: crew\n\nA' })],
    'Other',
    'Re: crew\n\nA',
    'Re: crew\n\nA',
  ],
  [
    'asks after filling in',
    [type({ service: 'Air Cargo', message: 'A' }), ask(CREW)],
    'Air Cargo',
    'A',
    'Re: crew\n\nA',
  ],
  [
    'asks about another',
    [ask(CREW), ask(FREIGHT)],
    'Air Cargo',
    'Re: freight\n\n',
    'Re: freight\n\n',
  ],
  [
    'asks about another below the line',
    [ask(CREW), type({ message: 'Re: crew\nA' }), ask(FREIGHT)],
    'Air Cargo',
    'Re: freight\n\nA',
    'Re: freight\n\nA',
  ],
  [
    'has chosen the service that a topic names, then asks about two',
    [type({ service: 'Other' }), ask(CREW), ask(FREIGHT)],
    'Other',
    'Re: freight\n\n',
    'Re: freight\n\n',
  ],
  ['removes the topic', [ask(CREW), ask(undefined)], '', '', ''],
  [
    'removes the topic below the line',
    [ask(CREW), type({ message: 'Re: crew\n\nA' }), ask(undefined)],
    '',
    'A',
    'A',
  ],
  [
    'comes back to a topic',
    [restore({ service: 'Other', message: 'A' }, CREW)],
    'Other',
    'A',
    'Re: crew\n\nA',
  ],
  [
    'comes back by another link',
    [restore({ service: 'Other', message: 'Re: crew\n\nA' }, CREW, FREIGHT)],
    'Air Cargo',
    'Re: freight\n\nA',
    'Re: freight\n\nA',
  ],
])(
  'topic, if the visitor %s: is what page and inquiry say',
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
    const accepted: InquiryAction = { type: 'accepted', sentAt: SENT_AT, reference: 'DM-1' }
    const state = after([typed, ask(CREW), submit, ...changes, accepted])
    expect(state).toMatchObject({ status: 'sent', fields: { ...BLANK_FIELDS, ...left }, topic })
    expect(state.sentInquiry).toEqual({ fields, topic: CREW, sentAt: SENT_AT, reference: 'DM-1' })
  },
)
