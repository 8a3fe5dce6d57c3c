/** An address that a person would follow is shorter. */
const MAX_LENGTH = 2_000

/** An address that may be followed from a preview: of the web by https, or a mail address; null for any other. */
export function safeAddress(target: string): string | null {
  if (target.length > MAX_LENGTH || !URL.canParse(target)) return null
  const { protocol, href } = new URL(target)
  return protocol === 'https:' || protocol === 'mailto:' ? href : null
}
