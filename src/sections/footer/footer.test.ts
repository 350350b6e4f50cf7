import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Content } from '../../content/read-all-content'
import { CREDENTIALS_CONTENT, EMPTY_CREDENTIALS_CONTENT } from '../../testing/credentials-content'
import { Footer } from './footer'

const MINIMAL_CONTENT = {
  company: { name: 'Company', email: 'desk@company.example', phones: [{ number: '+91 22 1234' }] },
  contact: { detailLabels: {} },
  footer: { privacy: 'Privacy', rights: 'All Rights Reserved.' },
  navigation: {},
  servicePages: { labels: { footerServicesLabel: 'All services' } },
}
const SERVICE = { id: 'crew', menuName: 'Crew Management' }

const htmlWith = (content: object) => {
  const props = { page: 'home', content: { ...MINIMAL_CONTENT, ...content } as unknown as Content }
  return renderToStaticMarkup(createElement(Footer, props))
}
const hrefsWith = (content: object) =>
  Array.from(htmlWith(content).matchAll(/href="(\/[^"#]+)"/g), ([, href]) => href)

test('footer: links only to optional pages that exist', () => {
  const lean = {
    credentials: EMPTY_CREDENTIALS_CONTENT,
    pageLinks: [],
    services: { services: [SERVICE] },
  }
  expect(hrefsWith(lean)).toEqual(['/privacy'])
  expect(htmlWith(lean)).not.toContain(SERVICE.menuName)
  const rich = {
    credentials: CREDENTIALS_CONTENT,
    pageLinks: [{ href: '/news', text: 'News' }],
    services: { services: [{ ...SERVICE, pageHref: '/services/crew' }] },
  }
  expect(hrefsWith(rich)).toEqual(['/services/crew', '/credentials', '/privacy', '/news'])
})
