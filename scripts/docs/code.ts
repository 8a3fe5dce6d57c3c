/**
 * Returns a text as inline code. Any white space becomes a plain space, so that readers can search for it. At either end, where Markdown
 * drops spaces, it becomes ␣.
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
