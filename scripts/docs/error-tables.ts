import { APP_CODES, statusOf, type ErrorCode } from '@/lib/errors'
import { DOCUMENT_CODES } from '@/lib/documents/codes'
import { messagesOf } from '@/lib/i18n/messages'
import { code } from './code'
import { markdownTable } from './markdown-table.js'
import { plainSentence } from './plain-sentence'

const SENTENCES: Readonly<Record<string, string>> = messagesOf('en-US').errors

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
