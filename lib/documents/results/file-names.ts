/** Windows' device names, with any extension (learn.microsoft.com, «Naming Files, Paths, and Namespaces»). */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:$|\.)/i
/** Control characters, and what reorders or hides text: a name must be what it looks. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu
const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ['/', '-'],
  ['\\', '-'],
  ['|', '-'],
  [':', '-'],
  ['"', "'"],
  ['<', ''],
  ['>', ''],
  ['?', ''],
  ['*', ''],
])

const MAX_CHARACTERS = 150
/** What Linux and macOS limit, counted in UTF-8: 150 Cyrillic letters are 300 bytes. */
const MAX_BYTES = 255
const ENCODER = new TextEncoder()

/** A text as long as fits in so many characters and bytes, whole characters only. */
function fit(text: string, characters: number, bytes: number): string {
  let result = ''
  let count = 0
  let size = 0
  for (const character of text) {
    size += ENCODER.encode(character).length
    count += character.length
    if (count > characters || size > bytes) break
    result += character
  }
  return result
}

/** No space or full stop at the end, which Windows drops without a word, and no combining mark without its letter. */
function trimName(name: string): string {
  return name.replace(/^[\s\p{M}]+/u, '').replace(/[\s.]+$/u, '')
}

/**
 * A text as a file name that Windows, macOS and Linux can all write: no separators, forbidden, control or bidirectional
 * characters, no device name, no full stop or space at the end; at most 150 characters and 255 bytes with its extension and
 * `reserve` characters more. `fallback` is for a text with nothing left.
 */
export function safeFileName(text: string, extension: string, fallback = 'document', reserve = 0): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(HIDDEN, '')
    .replace(/[/\\|:"<>?*]/g, (character) => SUBSTITUTES.get(character) ?? '')
    .replace(/ {2,}/g, ' ')
  const named = trimName(plain)
  const characters = MAX_CHARACTERS - extension.length - reserve
  const bytes = MAX_BYTES - ENCODER.encode(extension).length - reserve
  const base = trimName(fit(named === '' ? fallback : named, characters, bytes))
  return (RESERVED.test(base) ? `_${base}` : base) + extension
}

/** More copies of one name than this many digits can number there are never. */
const SUFFIX_ROOM = ' (99999)'.length

/**
 * Gives safe names, each but once: a name that was given gets ` (2)`, ` (3)` … Names that differ in case alone are one name, as
 * Windows and macOS see them.
 */
export function uniqueNamer(extension: string): (text: string, fallback?: string) => string {
  const given = new Set<string>()
  const next = new Map<string, number>()
  const keyOf = (name: string) => name.normalize('NFC').toLowerCase()
  return (text, fallback) => {
    const name = safeFileName(text, extension, fallback, SUFFIX_ROOM)
    const base = name.slice(0, name.length - extension.length)
    let candidate = name
    for (let number = next.get(keyOf(name)) ?? 2; given.has(keyOf(candidate)); number++) {
      candidate = `${base} (${number})${extension}`
      next.set(keyOf(name), number + 1)
    }
    given.add(keyOf(candidate))
    return candidate
  }
}

/**
 * What a result is called that is made of one file: that file's name with the result's extension. Where this would be the file's own
 * name, `what` is said after a dash, so that of two files in one folder the result is known by its name.
 */
export function resultName(source: string, extension: string, what: string | undefined, fallback?: string): string {
  const base = baseName(source)
  const plain = safeFileName(base, extension, fallback)
  const same = plain.toLowerCase() === source.normalize('NFC').toLowerCase()
  return same && what !== undefined ? safeFileName(base, ` — ${what}${extension}`, fallback) : plain
}

/** A file's name without its extension. */
export function baseName(name: string): string {
  return name.replace(/\.[^.\s]{1,5}$/u, '')
}
