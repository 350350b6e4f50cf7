import type { Certificate, Credentials } from '../../content/credentials'
import { validityOf } from '../../content/shown-credentials'
import { fill, formatDay, formatSize } from '../../lib/format'
import { certificateId } from '../../lib/sections'
import { ContactLink, TextLink } from '../link/link'
import { Table } from '../table/table'

type Words = Omit<Credentials['certificates'], 'entries'>

type CertificateProps = Certificate & { words: Words }

/** What each certificate covers, who issued it to whom, number and days, and where to check it. */
export const CertificateTable = ({ entries, ...words }: Credentials['certificates']) => (
  <Table
    columns={words.columns}
    cellClasses={['numeric', 'numeric', 'numeric', 'col-full']}
    rows={entries.map((certificate) => [
      <CertificateName key={certificate.id} {...certificate} words={words} />,
      certificate.number,
      certificate.issued && formatDay(certificate.issued),
      validityOf(certificate, words),
      (certificate.pdf || certificate.verify) && (
        <VerificationLinks {...certificate} words={words} />
      ),
    ])}
  />
)

const CertificateName = ({ id, name, scope, issuer, holder, words }: CertificateProps) => (
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

const VerificationLinks = ({ pdf, verify, words }: CertificateProps) => (
  <>
    {pdf && (
      <TextLink href={`/papers/${pdf.file}`}>{`${words.pdf}, ${formatSize(pdf.bytes)}`}</TextLink>
    )}
    {pdf && verify && ' · '}
    {verify && <ContactLink to={verify} />}
  </>
)
