import type { ComponentProps } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A custom element that no script defines: React passes its attributes on as they are. */
      'service-block': Omit<ComponentProps<'section'>, 'hidden'> & {
        hidden: 'until-found' | undefined
      }
    }
  }
}
