import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { SectionFailureTexts } from '../../content/read-all-content'
import { sendErrorReport } from '../../lib/send-error-report'
import { ContactLink, TextLink } from '../links'

/** Returns an island that reports the error and shows `failure`, or nothing without `failure`, if `Component` throws. */
export function islandWithErrorBoundary<Props extends object>(Component: ComponentType<Props>) {
  const Island = ({ failure, ...props }: Props & { failure: SectionFailureTexts | undefined }) => (
    <ErrorBoundary
      fallback={failure ? <SectionFailure failure={failure} /> : null}
      onError={sendErrorReport}
    >
      <Component {...(props as Props)} />
    </ErrorBoundary>
  )
  Island.displayName = `${Component.name}Island`
  return Island
}

const SectionFailure = ({ failure }: { failure: SectionFailureTexts }) => (
  <div className="stack page-margin page-padding-block" role="alert">
    <h2 className="display-3">{failure.headline}</h2>
    <p className="max-line-length">{failure.text}</p>
    <p className="link-cluster">
      <TextLink className="touch-target" href="">
        {failure.reload}
      </TextLink>
      <ContactLink className="touch-target" to={failure.email} />
    </p>
  </div>
)
