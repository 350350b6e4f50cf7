import type { Certificate, Papers } from './papers'

/** What is filled in of the papers, and so can be shown; a document with nothing in it is empty. */
export function shownPapers({ certificates, ships, company, watch }: Papers) {
  const { legalName, cin, registeredOffice } = company
  const entries = ships.entries.filter(({ name }) => name)
  return {
    certificates: certificates.entries.filter(({ number }) => number),
    ships: entries,
    figures: entries.length > 0 ? [] : ships.figures,
    particulars: Object.entries({ legalName, cin, registeredOffice })
      .filter(([, value]) => value)
      .map(([key, value]) => ({
        label: company.labels[key as keyof typeof company.labels],
        value,
        isNumber: key === 'cin',
      })),
    watch: watch.entries.filter((person) => person.phone),
  }
}

/** Whether there is any document to show. */
export function hasPapers(papers: Papers): boolean {
  const { certificates, ships, figures, particulars } = shownPapers(papers)
  return [certificates, ships, figures, particulars].some((document) => document.length > 0)
}

/** A certificate's number with its short name, once: RPSL-MUM-123, Customs broker 11/1234. */
export const namedNumber = ({ short, number }: Pick<Certificate, 'short' | 'number'>) =>
  number.startsWith(short) ? number : `${short} ${number}`

/**
 * What marks a claim that the paper proves: its number, or that it is a specimen. Undefined where there is
 * none. Throws if there are certificates and none has the id: it is mistyped, or its entry was taken out.
 */
export function proofOf(papers: Papers, id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  const { entries } = papers.certificates
  const certificate = entries.find((entry) => entry.id === id)
  if (!certificate && entries.length > 0)
    throw new Error(
      `No certificate in content/papers.yaml has the id '${id}', which a line in content/services.yaml ` +
        `or the notice in content/papers.yaml names as its paper. Wanted one of: ` +
        `${entries.map((entry) => entry.id).join(', ')}, or no paper.`,
    )
  if (!certificate?.number) return undefined
  return papers.specimen
    ? `${certificate.short} · ${papers.mark.toLowerCase()}`
    : namedNumber(certificate)
}

/** The certificates that are real: none of a specimen. */
export const realCertificates = (papers: Papers): Certificate[] =>
  papers.specimen ? [] : shownPapers(papers).certificates

/** Who has issued a certificate, after what it holds for where that is told. */
export function issuerOf(
  { shipTypes = [], flag = '', issuer }: Certificate,
  words: Pick<Papers['certificates'], 'flag' | 'issuer'>,
): string {
  if (shipTypes.length === 0 && flag === '') return issuer
  return [
    shipTypes.join(', '),
    flag && words.flag.replace('{flag}', flag),
    issuer && words.issuer.replace('{issuer}', issuer),
  ]
    .filter(Boolean)
    .join(' · ')
}
