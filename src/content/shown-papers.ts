import type { About } from './about'
import type { Certificate, Papers } from './papers'

/** The parts of the papers that are filled in and can be shown; empty lists for the others. */
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
      })),
    watch: watch.entries.filter((person) => person.phone),
  }
}

/** Whether there is any document to show. */
export function hasPapers(papers: Papers): boolean {
  const { certificates, ships, figures, particulars } = shownPapers(papers)
  return [certificates, ships, figures, particulars].some((document) => document.length > 0)
}

/** The doors without those to papers or contacts that content does not have. */
export const shownDoors = (entries: About['doors']['entries'], papers: Papers) =>
  entries.filter(({ to }) => {
    if (to === 'papers') return hasPapers(papers)
    return to !== 'contacts' || shownPapers(papers).watch.length > 0
  })

/** A certificate's short name and number; the number alone if it begins with the name. */
export const namedNumber = ({ short, number }: Pick<Certificate, 'short' | 'number'>) =>
  number.startsWith(short) ? number : `${short} ${number}`

/**
 * The words beside a claim that the certificate proves: its number. Undefined if the certificate has no number.
 * Throws if there are certificates but none with the id.
 */
export function proofOf(papers: Papers, id = ''): string | undefined {
  if (id === '') return undefined
  const { entries } = papers.certificates
  const certificate = entries.find((entry) => entry.id === id)
  if (!certificate && entries.length > 0)
    throw new Error(
      `No certificate in content/papers.yaml has the id '${id}', which a line in content/services.yaml ` +
        `or the notice in content/papers.yaml names as its paper. Expected one of: ` +
        `${entries.map((entry) => entry.id).join(', ')}, or no paper.`,
    )
  return certificate?.number ? namedNumber(certificate) : undefined
}

/** What a certificate is valid for, if content has that, and who issued it. */
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
