import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

/** Wraps an island so that an error in it shows `Fallback` instead of it. Both get all props. */
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
