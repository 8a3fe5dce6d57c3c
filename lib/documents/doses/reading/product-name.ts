import type { DoseLanguage } from '../lexicon/types'
import { formsAndRoutes } from '#instructions'

export interface ProductName {
  readonly drug: string | null
  readonly form: string | null
  readonly route: string | null
}

/**
 * Separates a medicine's name from its form («таблетки», `compr. film.`) and route, as far as the lexicons know them.
 */
export function productName(text: string, language: DoseLanguage | null): ProductName {
  const forms: string[] = []
  const names: string[] = []
  let route: string | null = null
  let from = 0
  for (const { start, end, route: way } of formsAndRoutes(text, language)) {
    names.push(text.slice(from, start))
    if (way === null) forms.push(text.slice(start, end))
    route ??= way
    from = end
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
