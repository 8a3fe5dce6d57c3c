import type { DoseLanguage } from '../lexicon/types'
import { itemsOf, senseOf } from '../posology/items'
import { languageOf } from '../posology/language'

export interface ProductName {
  readonly drug: string | null
  readonly form: string | null
  readonly route: string | null
}

/** A medicine's name apart from its form («таблетки», `compr. film.`) and route, as far as the lexicons know them. */
export function productName(text: string, language: DoseLanguage | null): ProductName {
  const items = itemsOf(text, language ?? languageOf(text))
  const forms: string[] = []
  const names: string[] = []
  let route: string | null = null
  let from = 0
  for (const item of items) {
    const unit = senseOf(item, 'unit')
    const isForm = senseOf(item, 'form') !== undefined || (unit?.unit.startsWith('{') ?? false)
    const way = senseOf(item, 'route')
    if (!isForm && !way) continue
    names.push(text.slice(from, item.start))
    if (isForm) forms.push(text.slice(item.start, item.end))
    route ??= way?.route ?? null
    from = item.end
  }
  names.push(text.slice(from))
  return { drug: tidied(names.join(' ')), form: tidied(forms.join(' ')), route }
}

function tidied(text: string): string | null {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.()=/+–—-]+|[\s,;:(=/+–—-]+$/g, '')
    .replace(/\(\s*\)/g, '')
    .trim()
  return plain === '' ? null : plain
}
