import type { Certificate, Credentials } from '../../content/credentials'
import { fill } from '../../lib/fill'
import { formatDay, formatSize, withoutBreaks } from '../../lib/format'
import { certificateId } from '../../lib/sections'
import { ContactLink } from '../contact-link/contact-link'
import { Table } from '../table/table'

type Words = Credentials['certificates']

interface Props {
  words: Words
  entries: readonly Certificate[]
}

/** Until when a certificate is valid, or the words for one that does not expire. */
export const validityOf = ({ validUntil, noExpiry }: Certificate, words: Words) =>
  validUntil ? withoutBreaks(formatDay(validUntil)) : noExpiry && words.noExpiry

/** What each certificate covers, who issued it to whom, number and days, and where to check it. */
export const CertificateTable = ({ words, entries }: Props) => (
  <Table
    columns={words.columns}
    cellClasses={['numeric', 'numeric', 'numeric', 'col-full']}
    rows={entries.map((certificate) => ({
      heading: <CertificateName {...certificate} words={words} />,
      cells: [
        certificate.number,
        certificate.issued && withoutBreaks(formatDay(certificate.issued)),
        validityOf(certificate, words),
        (certificate.pdf || certificate.verify) && (
          <VerificationLinks {...certificate} words={words} />
        ),
      ],
    }))}
  />
)

const CertificateName = ({
  id,
  name,
  scope,
  issuer,
  holder,
  words,
}: Certificate & { words: Words }) => (
  <>
    <span id={certificateId(id)}>{name}</span>
    {[scope, issuer && fill(words.issuer, { issuer }), holder && fill(words.holder, { holder })]
      .filter(Boolean)
      .map((line) => (
        <small key={line} className="small">
          {line}
        </small>
      ))}
  </>
)

/** The certificate as a PDF, and where it can be checked. */
const VerificationLinks = ({ pdf, verify, words }: Certificate & { words: Words }) => (
  <>
    {pdf && (
      <a className="link" href={`/papers/${pdf.file}`}>
        {`${words.pdf}, ${formatSize(pdf.bytes)}`}
      </a>
    )}
    {pdf && verify && ' · '}
    {verify && <ContactLink to={verify} />}
  </>
)
