import type { FormServiceKind } from '../../build/form-service-kind'
import { ContentPage, ContentPageSection } from '../../components/content-page/content-page'
import { TextWithContactLinks } from '../../components/text-with-contact-links'
import type { Content } from '../../content/read-all-content'
import { fillPlaceholders } from '../../lib/format'

interface Props extends Pick<Content, 'privacy' | 'company'> {
  formService: { kind: FormServiceKind; host: string }
}

/** Renders the privacy notice for this build's form service. */
export function PrivacyPage({ privacy, company, formService }: Props) {
  const { name, email } = company
  const fillIn = (text: string) =>
    fillPlaceholders(text, { company: name, email, service: formService.host })
  return (
    <ContentPage label={privacy.label} headline={privacy.headline} text={fillIn(privacy.text)}>
      {privacy.sections.map(({ id, title, text }) => (
        <ContentPageSection key={id} id={id} headline={title}>
          {(Array.isArray(text) ? text : text[formService.kind]).map((paragraph, index) => (
            <p key={index} className="max-line-length">
              <TextWithContactLinks text={fillIn(paragraph)} />
            </p>
          ))}
        </ContentPageSection>
      ))}
    </ContentPage>
  )
}
