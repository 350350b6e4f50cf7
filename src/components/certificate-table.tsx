import type { Certificate, Credentials } from '../content/credentials'
import { validityOf } from '../content/shown-credentials'
import { fillPlaceholders, formatDay, formatSize } from '../lib/format'
import { certificateId } from '../lib/ids'
import { ContactLink, TextLink } from './link'
import { Table } from './table/table'

interface Props {
  certificates: readonly Certificate[]
  labels: Credentials['certificates']
}

/** What each certificate covers, who issued it to whom, number and days, and where to check it. */
export const CertificateTable = ({ certificates, labels }: Props) => (
  <Table
    columns={labels.columns}
    cellClasses={['numeric', 'numeric', 'numeric', 'col-full']}
    rows={certificates.map((certificate) => [
      <CertificateName key={certificate.id} certificate={certificate} labels={labels} />,
      certificate.number,
      certificate.issued && formatDay(certificate.issued),
      validityOf(certificate, labels),
      (certificate.pdf || certificate.verify) && (
        <VerificationLinks certificate={certificate} labels={labels} />
      ),
    ])}
  />
)

type CertificateProps = Pick<Props, 'labels'> & { certificate: Certificate }

function CertificateName({ certificate, labels }: CertificateProps) {
  const { id, name, scope, issuer, holder } = certificate
  return (
    <>
      <span id={certificateId(id)}>{name}</span>
      {scope && <small className="small">{scope}</small>}
      {issuer && <small className="small">{fillPlaceholders(labels.issuer, { issuer })}</small>}
      {holder && <small className="small">{fillPlaceholders(labels.holder, { holder })}</small>}
    </>
  )
}

const VerificationLinks = ({ certificate: { pdf, verify }, labels }: CertificateProps) => (
  <>
    {pdf && (
      <TextLink href={`/papers/${pdf.file}`}>{`${labels.pdf}, ${formatSize(pdf.bytes)}`}</TextLink>
    )}
    {pdf && verify && ' · '}
    {verify && <ContactLink to={verify} />}
  </>
)
