import type { ComponentProps } from 'react'
import { words } from 'virtual:inquiry-words'
import { bounded } from '../../../ui/section-boundary/bounded'
import { SectionFailure } from '../../../ui/section-boundary/section-failure'
import { InquiryForm } from './inquiry-form'

const WithWords = (props: Omit<ComponentProps<typeof InquiryForm>, 'words'>) => (
  <InquiryForm {...props} words={words} />
)

export const InquiryFormIsland = bounded(WithWords, SectionFailure)
