import {
  type MessageFormatElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { APP_CODES, statusOf, type ErrorCode } from '@/lib/errors'
import { DOCUMENT_CODES } from '@/lib/documents/codes'
import { messagesOf } from '@/lib/i18n/messages'
import { code } from './code'
import { markdownTable } from './markdown-table.js'

const SENTENCES: Readonly<Record<string, string>> = messagesOf('en-US').errors

/** Places in a part of a file, which nearly every sentence of a template ends with. */
const PLACE = new Set(['where', 'at'])

function plain(elements: readonly MessageFormatElement[], number: string): string {
  return elements
    .map((element) => {
      if (isPoundElement(element)) return `{${number}}`
      if (isTagElement(element)) return plain(element.children, number)
      if (isPluralElement(element) || isSelectElement(element)) {
        if (PLACE.has(element.value)) return ''
        return plain(element.options['other']?.value ?? [], element.value)
      }
      return element.type === 0 ? element.value : `{${element.value}}`
    })
    .join('')
}

/** A message as a page can show it: its parameters in braces, of its choices the one for all other cases, without the place. */
export function plainSentence(message: string): string {
  return plain(parse(message), '').replace(/\s+/g, ' ').trim()
}

function sentenceOf(name: ErrorCode): string {
  // A star or an underscore would be read as emphasis, a `<` as markup.
  return plainSentence(SENTENCES[name] ?? '').replace(/[*_<]/g, '\\$&')
}

/** The codes of accounts, limits, payments and the server itself, with their HTTP status. */
export function appCodesTable(): string {
  const rows = APP_CODES.map((name) => [code(name), String(statusOf(name)), sentenceOf(name)])
  return markdownTable([['code', 'status', 'in English'], ...rows])
}

/** The codes of what is wrong with a file, or to be known of it. */
export function documentCodesTable(): string {
  const rows = DOCUMENT_CODES.map((name) => [code(name), sentenceOf(name)])
  return markdownTable([['code', 'in English'], ...rows])
}
