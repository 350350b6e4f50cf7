import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

/**
 * A component as an island of its own, with its failure kept inside: the page goes on, and `Fallback`
 * stands in its place. Both get all of the island's props.
 */
export function withErrorBoundary<Props extends object, FallbackProps extends object>(
  Component: ComponentType<Props>,
  Fallback: ComponentType<FallbackProps>,
) {
  return function WithErrorBoundary(props: Props & FallbackProps) {
    return (
      <ErrorBoundary fallback={<Fallback {...props} />}>
        <Component {...props} />
      </ErrorBoundary>
    )
  }
}
