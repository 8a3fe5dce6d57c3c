import { createTranslator } from 'use-intl/core'
import type { Params } from '@/lib/documents/error'
import type { Problem } from '@/lib/documents/problem'
import type { ErrorCode } from '@/lib/errors'
import type { Locale } from './locales'
import { errorKey, messagesOf } from './messages'
import { unitWords } from './unit-words'

/** Turns a key of `messages/` and its parameters into a sentence. */
export interface Translate {
  (key: string, params?: Params): string
  readonly locale: Locale
}

/** One for each language: a run of twenty thousand documents asks for it with every document. */
const translators = new Map<Locale, Translate>()

/** Returns the translator of a locale outside React: for responses, emails, files and the command line. */
export function translator(locale: Locale): Translate {
  const known = translators.get(locale)
  if (known !== undefined) return known
  // Keys are codes that come at run time, so they can't be literal types here; the tests compare codes and messages.
  const translate = createTranslator({ locale, messages: messagesOf(locale), onError }) as unknown as Translate
  const made = Object.assign((key: string, params?: Params) => translate(key, params), { locale })
  translators.set(locale, made)
  return made
}

/** A missing message or argument is a defect: a test fails because of it, but users still get a response. */
function onError(error: Error): void {
  if (process.env['NODE_ENV'] === 'test') throw error
  console.error(error.message)
}

/** The sentence of a code. */
export function describeError(translate: Translate, code: ErrorCode, params: Params = {}): string {
  return translate(errorKey(translate.locale, code), params)
}

/**
 * The sentence of a problem. Its places are parameters too, so that a message may name the cell or the tag. A parameter `unit` is a
 * UCUM code, and is written as the language writes it. Parameters `words` and `page` say where to look in a document.
 */
export function describeProblem(translate: Translate, problem: Problem): string {
  const { code, params, severity: _severity, file: _file, table: _table, ...places } = problem
  const named = Object.fromEntries(Object.entries(places).map(([key, value]) => [key, value ?? '']))
  const { unit } = params
  const worded = typeof unit === 'string' ? { ...params, unit: unitWords(unit, translate.locale) } : params
  const sentence = translate(errorKey(translate.locale, code), { ...named, ...worded })
  const { words, page } = params
  return typeof words === 'string' && words !== ''
    ? `${sentence} ${translate('place', { words, page: page ?? 0 })}`
    : sentence
}
