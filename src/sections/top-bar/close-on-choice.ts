/** Closes a popover when one of its links is chosen; where it leads stays the browser's affair. */
export function closeOnChoice(event: React.MouseEvent<HTMLElement>) {
  const isChoice = event.target instanceof Element && event.target.closest('a')
  if (isChoice) event.currentTarget.hidePopover?.()
}
