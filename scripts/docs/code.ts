/**
 * A text as a page shows what is to be typed. White space of all kinds is a space, so that it can be searched; at an end, where Markdown
 * drops it, a sign for one.
 */
export function code(text: string): string {
  const shown = text.replace(/\s+/g, ' ').replace(/^ | $/g, '␣')
  if (shown === '' || shown === '␣') return ''
  const fence = shown.includes('`') ? '``' : '`'
  return fence + shown + fence
}

export function codes(texts: readonly string[]): string {
  return texts.map(code).join(', ')
}
