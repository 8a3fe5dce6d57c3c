/** So many, as no template has; a process that lives long must not keep what strangers' templates asked for. */
const MOST = 200

/** A function of a text and a language that works out each pair once. */
export function remembering<L extends string, T>(
  make: (text: string, language: L) => T,
): (text: string, language: L) => T {
  const known = new Map<string, T>()
  return (text, language) => {
    const key = `${language}\n${text}`
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(text, language)
    if (known.size >= MOST) known.clear()
    known.set(key, made)
    return made
  }
}
