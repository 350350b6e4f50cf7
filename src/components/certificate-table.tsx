import { formatExpiryDate } from '../content/filled-credentials'
import type { Certificate, CredentialsContent } from '../content/schemas/credentials'
import { certificateElementId } from '../lib/element-ids'
import { fillPlaceholders, formatDay, formatFileSize } from '../lib/format'
import { DueSoonBadge } from './due-soon-badge'
import { ContactLink, TextLink } from './links'
import { noTranslateSpan } from './no-translate-span'
import { Table } from './table/table'

interface Props {
  certificates: readonly Certificate[]
  credentials: CredentialsContent
}

/** Renders a table of certificates that says where to check each certificate. */
export const CertificateTable = ({ certificates, credentials }: Props) => (
  <Table
    columns={credentials.certificates.columns}
    layouts={COLUMN_LAYOUTS}
    rows={certificates.map((certificate) => certificateRow(certificate, credentials))}
  />
)

const COLUMN_LAYOUTS = ['text', 'narrow', 'narrow', 'narrow', 'own-line'] as const

function certificateRow(certificate: Certificate, credentials: CredentialsContent) {
  const { id, number, issued, validUntil, pdf, verificationUrl } = certificate
  const labels = credentials.certificates
  const validity = formatExpiryDate(certificate, labels)
  return [
    <CertificateName key={id} certificate={certificate} labels={labels} />,
    noTranslateSpan(number),
    issued && formatDay(issued),
    validity && (
      <>
        {validity} <DueSoonBadge day={validUntil} credentials={credentials} />
      </>
    ),
    (pdf || verificationUrl) && <CertificateProofs certificate={certificate} labels={labels} />,
  ]
}

interface CertificateProps {
  certificate: Certificate
  labels: CredentialsContent['certificates']
}

function CertificateName({ certificate, labels }: CertificateProps) {
  const { id, name, scope, issuer, holder } = certificate
  return (
    <>
      <span id={certificateElementId(id)}>{name}</span>
      {scope && <small className="small">{scope}</small>}
      {issuer && (
        <small className="small">{fillPlaceholders(labels.issuerSentence, { issuer })}</small>
      )}
      {holder && (
        <small className="small">{fillPlaceholders(labels.holderSentence, { holder })}</small>
      )}
    </>
  )
}

const CertificateProofs = ({
  certificate: { pdf, verificationUrl, verificationHint },
  labels,
}: CertificateProps) => (
  <div>
    {pdf && (
      <TextLink
        href={`/certificates/${pdf.file}`}
      >{`${labels.pdf}, ${formatFileSize(pdf.bytes)}`}</TextLink>
    )}
    {pdf && verificationUrl && ' · '}
    {verificationUrl && <ContactLink to={verificationUrl} />}
    {verificationHint && <small className="small muted"> {verificationHint}</small>}
  </div>
)
