import ship from '../../assets/pictures/dawn-ship.png'
import { readContent } from '../../content/read-content'
import { readFailure } from '../../content/read-failure'
import { shownCredentials } from '../../content/shown-credentials'
import { formService } from '../../lib/form-service'
import { responsivePicture } from '../../lib/responsive-picture'
import { prefillTexts } from './inquiry-form/prefill-texts'

/** The ship before the section. */
export const dawnShip = () =>
  responsivePicture(ship, {
    widths: [800, 1600],
    sizes: '(min-width: 1120px) 50vw, (min-width: 600px) 560px, 94vw',
    alt: '',
  })

/** Props of the section, of its form, and of the pages with the result of a native form post. */
export async function contactProps() {
  const [texts, company, navigation, credentials, { services }, failure] = await Promise.all([
    readContent('contact'),
    readContent('company'),
    readContent('navigation'),
    readContent('credentials'),
    readContent('services'),
    readFailure(),
  ])
  const { brand, email, phones } = company
  const { kind, endpoint, accessKey } = formService
  const { link, text: privacyTexts } = texts.form.privacy
  const host = new URL(endpoint, import.meta.env.SITE).host
  const contact = {
    navigation,
    texts,
    company,
    credentials,
    background: await responsivePicture(texts.background.picture, {
      widths: [768, 1366, 1920],
      wide: 2560,
      sizes: '(max-width: 767.98px) 179vw, 100vw',
      alt: texts.background.alt,
      focus: texts.background.focus,
      // Pale and soft: nobody sees a better quality.
      quality: 38,
    }),
  }
  const form = {
    failure,
    texts: {
      ...texts.form,
      labels: texts.labels,
      responseTime: texts.responseTime,
      privacy: { link, text: privacyTexts[kind].replace('{service}', host) },
    },
    prefillTexts: prefillTexts(services, texts.form),
    provenBadges: shownCredentials(credentials).certificates.flatMap(({ badge }) => badge || []),
    endpoint,
    accessKey,
    // Services at our own address redirect by themselves.
    redirect: kind === 'hosted' ? new URL('/sent', import.meta.env.SITE).href : undefined,
    brand,
    email,
    phones,
  }
  return { contact, form }
}

type Props = Awaited<ReturnType<typeof contactProps>>
export type ContactProps = Props['contact']
export type InquiryFormProps = Props['form']
