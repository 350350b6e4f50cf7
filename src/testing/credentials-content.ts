import type { CredentialsContent } from '../content/schemas/credentials'

export const CREDENTIALS_CONTENT = {
  headline: 'Our credentials',
  linkText: 'Read them',
  keyFactsLabel: 'On this page',
  keyFacts: [
    { label: 'RPSL', value: '{number} until {validUntil}', sectionId: 'certificate-rpsl' },
    { label: 'Ships', value: 'One', sectionId: 'ships' },
    { label: 'Copies', value: 'Within a day', sectionId: 'copies' },
  ],
  lastChecked: '2026-11-25',
  changes: [{ day: '2026-11-20', text: 'A ship has joined' }],
  dataLink: 'As data',
  lastCheckedText: 'As at {day}',
  dueSoon: 'Within {days} days',
  certificates: {
    title: 'Licences',
    note: 'Ask who issued them.',
    columns: ['Paper', 'Number', 'Issued', 'Valid until', 'Check it'],
    validitySentence: 'Valid until {day}',
    noExpiry: 'No expiry',
    pdf: 'PDF',
    issuerSentence: 'by {issuer}',
    holderSentence: 'held by {holder}',
    entries: [
      {
        id: 'rpsl',
        shortName: 'RPSL',
        name: 'Recruitment and placement',
        scope: 'All flags',
        holder: 'Company Private Limited',
        issuer: 'Directorate',
        number: 'RPSL-MUM-123',
        issued: '2024-04-01',
        validUntil: '2029-03-31',
        pdf: { file: 'rpsl.pdf', bytes: 179_600 },
        verificationUrl: 'https://www.issuer.example/check',
        verificationHint: 'By number',
      },
    ],
  },
  fleet: {
    title: 'Ships',
    sharedFacts: [{ label: 'Class', value: 'No conditions' }],
    note: 'We manage them.',
    sharedFactsTitle: 'All ships',
    sharedFactsSummaryLine: '',
    shipCertificateColumns: ['Certificate', 'Number', 'Valid until'],
    issued: 'Issued {day}',
    dueBy: 'Due by {day}',
    entries: [
      {
        name: 'Prabhat',
        imo: 'IMO 9074729',
        type: 'Tanker',
        capacity: '49,900 dwt',
        built: '2014',
        flag: 'India',
        shipFacts: [{ label: 'Owner', value: 'Ship Private Limited' }],
        certificates: [
          { name: 'SMC', number: 'SMC 123', issued: '', validUntil: '2028-05-14' },
          { name: 'Bunkers', number: 'B 7', issued: '', validUntil: '2027-02-23' },
          { name: 'CSR', number: 'CSR 9', issued: '2018-04-12', validUntil: '' },
        ],
        dueSurveys: [{ name: 'Docking', dueBy: '2027-02-24' }],
      },
    ],
    totalsInsteadOfShips: [{ number: '11', label: 'Ships under management' }],
  },
  copies: {
    title: 'Copies',
    hint: 'What we send',
    text: ['Copies on request'],
    contacts: [{ text: 'vetting@company.example', label: 'Vetting' }],
  },
  companyDetails: {
    title: 'The company',
    hint: 'CIN',
    note: 'Check it.',
    contacts: [],
    detailLabels: { legalName: 'Name', gstin: 'GSTIN', imo: 'IMO', grievanceContact: 'Grievances' },
    legalName: 'Company Private Limited',
    gstin: '27AAPFU0939F1ZV',
    imo: 'IMO 1234567',
    grievanceContact: { name: 'G. Rao', email: 'grievances@company.example' },
  },
  dutyContacts: {
    title: 'On duty',
    allDayLabel: '24 h',
    entries: [
      {
        id: 'sea',
        duty: 'Emergency',
        dutyPageHref: '',
        phone: '+91 22 1234 5678',
        allDay: true,
        contacts: [],
      },
      {
        id: 'desk',
        duty: 'Crewing',
        name: 'C. Rao',
        phone: '+91 22 1234 5679',
        email: 'crew@company.example',
        dutyPageHref: '/seafarers',
        contacts: [{ text: '+91 22 1234 5670', label: 'Deputy' }],
      },
      { id: 'nobody', duty: 'Nobody', name: 'D. Rao', dutyPageHref: '', phone: '', contacts: [] },
    ],
  },
  seafarerNotice: {
    title: 'Notice',
    text: 'We charge no fee.',
    emailSubject: 'A fee & more',
    certificateId: 'rpsl',
  },
} as unknown as CredentialsContent

/** Returns credentials with the given changes in every certificate. */
export const withCertificateFields = (changed: object): CredentialsContent => {
  const { certificates } = CREDENTIALS_CONTENT
  const entries = certificates.entries.map((certificate) => ({ ...certificate, ...changed }))
  return { ...CREDENTIALS_CONTENT, certificates: { ...certificates, entries } }
}

export const EMPTY_CREDENTIALS_CONTENT: CredentialsContent = {
  ...CREDENTIALS_CONTENT,
  lastChecked: '',
  changes: [],
  certificates: { ...CREDENTIALS_CONTENT.certificates, entries: [] },
  fleet: { ...CREDENTIALS_CONTENT.fleet, entries: [], totalsInsteadOfShips: [] },
  companyDetails: { ...CREDENTIALS_CONTENT.companyDetails, legalName: '', gstin: '' },
  copies: { ...CREDENTIALS_CONTENT.copies, text: [] },
  dutyContacts: { ...CREDENTIALS_CONTENT.dutyContacts, entries: [] },
  seafarerNotice: { ...CREDENTIALS_CONTENT.seafarerNotice, text: '' },
}
