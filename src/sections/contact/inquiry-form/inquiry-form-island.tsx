import type { ComponentProps } from 'react'
import { words } from 'virtual:inquiry-words'
import { withErrorBoundary } from '../../../components/section-boundary/with-error-boundary'
import { SectionFailure } from '../../../components/section-boundary/section-failure'
import { InquiryForm } from './inquiry-form'

const WithWords = (props: Omit<ComponentProps<typeof InquiryForm>, 'words'>) => (
  <InquiryForm {...props} words={words} />
)

export const InquiryFormIsland = withErrorBoundary(WithWords, SectionFailure)
