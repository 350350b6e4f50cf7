/** Whether a press on a link is to lead there in this tab. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey)
