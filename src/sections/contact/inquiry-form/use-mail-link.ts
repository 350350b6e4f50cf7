import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { readFields } from './form-fields'
import { mailtoHref } from './inquiry'

/** A `mailto:` address with what the fields contain, while it is offered. */
export function useMailLink(
  formRef: RefObject<HTMLFormElement | null>,
  mail: Parameters<typeof mailtoHref>[1],
) {
  const [href, setHref] = useState<string>()
  const read = () => mailtoHref(readFields(formRef.current!), mail)
  return {
    href,
    offer: (isOffered: boolean) => setHref(isOffered ? read() : undefined),
    update: () => setHref((current) => current && read()),
    // Password managers fill fields without an event.
    updateNow: () => flushSync(() => setHref(read())),
  }
}
