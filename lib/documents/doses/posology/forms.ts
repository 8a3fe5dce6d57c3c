import { instructionReader } from './read-instructions'
import type { PosologyLanguage } from './types'
import { symbolOf } from './words/symbols'

/** One or more words that name a product's form or its route of administration. */
export interface FormOrRoute {
  readonly start: number
  readonly end: number
  /** FHIR's route as one word; null for a form. */
  readonly route: string | null
}

const ROUTE = symbolOf('ROUTE')
const WANTED = [symbolOf('FORM'), symbolOf('PRODUCT'), ROUTE]

/** Returns the forms and routes in a text, in order: `film-coated tablets`, `iv`. Single letters don't count. */
export function formsAndRoutes(text: string, language: PosologyLanguage | null): FormOrRoute[] {
  const { tokens, meanings } = instructionReader().lineOf(text, language)
  const found: FormOrRoute[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [best] = (meanings[at]?.senses ?? [])
      .filter(({ symbol, cost }) => WANTED.includes(symbol) && cost < 0.5)
      .sort((a, b) => b.length - a.length)
    const [first, last] = [tokens[at], tokens[at + (best?.length ?? 0) - 1]]
    if (!best || !first || !last || (last.end - first.start < 2 && best.symbol !== ROUTE)) continue
    found.push({ start: first.start, end: last.reach, route: best.symbol === ROUTE ? best.value : null })
    at += best.length - 1
  }
  return found
}
