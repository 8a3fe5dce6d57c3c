import type { DataLanguage } from './language'

const ENOUGH = 20_000
const ROMANIAN = new Set([...'ăâîșțşţĂÂÎȘȚŞŢ'].map((letter) => letter.charCodeAt(0)))
const FIRST_NOT_ASCII = 0x80
/** Of the letters а to я, and of ё, in both cases. */
const [FIRST_CYRILLIC, LAST_CYRILLIC, CAPITAL_YO, SMALL_YO] = [0x410, 0x44f, 0x401, 0x451]
/** The bit in which the cases of a Latin letter differ. */
const CASE = 0x20

/**
 * The language that texts are written in, by its letters: Cyrillic is Russian, `ă â î ș ț` Romanian, neither English. A
 * few letters of another language (a drug's Latin name, a unit) don't change it.
 */
export function detectLanguage(texts: Iterable<string>): DataLanguage {
  let [cyrillic, latin, romanian, seen] = [0, 0, 0, 0]
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code < FIRST_NOT_ASCII) {
        const small = code | CASE
        if (small >= 0x61 && small <= 0x7a) latin++
      } else if ((code >= FIRST_CYRILLIC && code <= LAST_CYRILLIC) || code === SMALL_YO || code === CAPITAL_YO)
        cyrillic++
      else if (ROMANIAN.has(code)) romanian++
    }
    seen += text.length
    if (seen > ENOUGH) break
  }
  if (cyrillic > (latin + romanian) / 4) return cyrillic > 0 ? 'ru' : 'en'
  return romanian > (latin + romanian) / 100 ? 'ro' : 'en'
}
