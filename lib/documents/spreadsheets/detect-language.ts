import type { DataLanguage } from './language'

const ENOUGH = 20_000

/**
 * The language that texts are written in, by its letters: Cyrillic is Russian, `ă â î ș ț` Romanian, neither English. A
 * few letters of another language (a drug's Latin name, a unit) don't change it.
 */
export function detectLanguage(texts: Iterable<string>): DataLanguage {
  let [cyrillic, latin, romanian, seen] = [0, 0, 0, 0]
  for (const text of texts) {
    cyrillic += text.match(/[а-яё]/gi)?.length ?? 0
    latin += text.match(/[a-zăâîșțşţ]/gi)?.length ?? 0
    romanian += text.match(/[ăâîșțşţ]/gi)?.length ?? 0
    seen += text.length
    if (seen > ENOUGH) break
  }
  if (cyrillic > latin / 4) return cyrillic > 0 ? 'ru' : 'en'
  return romanian > latin / 100 ? 'ro' : 'en'
}
