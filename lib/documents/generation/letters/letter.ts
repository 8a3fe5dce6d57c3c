import type { DocumentCode } from '../../codes'
import { DocumentError } from '../../error'
import { headerText } from '../../header-text'
import { problem, type Problem } from '../../problem'
import type { DataLanguage } from '../../spreadsheets/language'
import type { DataTable } from '../data/data-table'
import type { DocumentRows } from '../data/groups'
import type { MatchOptions, TagMatch } from '../matching/match'
import type { GenerateOptions } from '../options'
import type { ScopeContext } from '../values/scope-values'
import { countTags, fillText, readTaggedText, type TaggedText, type TextFault } from '../values/tagged-text'

type LetterText = Pick<GenerateOptions, 'mailSubject' | 'mailText'>
type LetterOptions = MatchOptions & LetterText & Pick<GenerateOptions, 'mailColumn'>

/** The subject and text of the mails of a run. */
export interface Letter {
  /** What is wrong with it: no mail can be made of it then. */
  readonly problems: readonly Problem[]
  /** What a document prints for each tag, those of the subject first. */
  values(document: DocumentRows, context: ScopeContext): readonly string[]
  /** The cells of a document that leave a place of its letter empty. */
  emptyCells(document: DocumentRows, context: ScopeContext): readonly Problem[]
}

/** What a mail says in the place of the usual words; null where the usual ones stay. */
export interface PrintedLetter {
  readonly subject: string | null
  readonly text: string | null
}

const PARTS = [
  ['subject', 'mailSubject'],
  ['text', 'mailText'],
] as const

/** A cell may contain a page; a letter doesn't. */
const LONGEST_VALUE = 500

const CODES = { tag: 'MAIL_LETTER_TAG', column: 'MAIL_LETTER_NO_COLUMN' } as const satisfies Record<
  TextFault['kind'],
  DocumentCode
>

/**
 * The letter of a run; null where it doesn't have any.
 *
 * @param documents how many the run makes: a mail that carries several has no row to take values from
 */
export function readLetter(
  options: LetterOptions,
  table: DataTable,
  language: DataLanguage,
  documents: number,
): Letter | null {
  const parts = PARTS.flatMap(([where, name]) => {
    const text = options[name] ?? ''
    return text.trim() === '' ? [] : [{ where, text, read: readTaggedText(text, table, language, options) }]
  })
  if (parts.length === 0) return null
  const isOfRows = options.mailColumn !== undefined || documents === 1
  return {
    problems: parts.flatMap(({ where, text, read }) => [
      ...read.faults.map((fault) => faultProblem(fault, where, text)),
      ...(isOfRows ? [] : withoutRow(read, where, text)),
    ]),
    values: (document, context) =>
      parts.flatMap(({ read }) => read.values(document, context).map((value) => shortened(value))),
    emptyCells: (document, context) => {
      const empty = parts.flatMap(({ read }) => {
        const values = read.values(document, context)
        return read.matches.flatMap((match, index) => ((values[index] ?? '').trim() === '' ? (match ?? []) : []))
      })
      // The same tag in both parts is one place to fill in.
      const once = new Map(empty.map((match) => [match.key, match]))
      return [...once.values()].map((match) => emptyProblem(match, document, table))
    },
  }
}

/** The same for a run, which does not begin with one that can't be filled in. @throws DocumentError MAIL_LETTER_… */
export function requiredLetter(...given: Parameters<typeof readLetter>): Letter | null {
  const letter = readLetter(...given)
  const [first] = letter?.problems ?? []
  if (first !== undefined) throw new DocumentError(first.code, first.params, letter?.problems)
  return letter
}

/** The words of one mail: `values` as `Letter.values` gives them. */
export function printLetter({ mailSubject = '', mailText = '' }: LetterText, values: readonly string[]): PrintedLetter {
  const ofSubject = countTags(mailSubject)
  const subject = headerText(fillText(mailSubject, values.slice(0, ofSubject)))
  const text = withoutControls(fillText(mailText, values.slice(ofSubject))).trim()
  return { subject: subject === '' ? null : subject, text: text === '' ? null : text }
}

/** Whether a letter is the same whatever row it is of. */
export function isSameForAll({ mailSubject = '', mailText = '' }: LetterText): boolean {
  return countTags(mailSubject) + countTags(mailText) === 0
}

function faultProblem({ kind, tag, at, params }: TextFault, where: string, text: string): Problem {
  return problem(CODES[kind], 'error', {
    tag,
    params: { name: '', near: '', ...params, tag, ...placeIn(where, text, at) },
  })
}

function withoutRow({ faults, matches }: TaggedText, where: string, text: string): Problem[] {
  const tag = matches[0]?.tags[0]?.written
  if (faults.length > 0 || tag === undefined) return []
  return [problem('MAIL_LETTER_NO_ROW', 'error', { tag, params: { tag, ...placeIn(where, text, text.indexOf(tag)) } })]
}

/** Which part of the letter, and which of its lines, from 1. */
function placeIn(where: string, text: string, at: number) {
  return { where, line: text.slice(0, Math.max(0, at)).split('\n').length }
}

function emptyProblem(
  { column, tags: [tag] }: TagMatch,
  { rows: [first] }: DocumentRows,
  { sheet }: DataTable,
): Problem {
  const row = first?.number ?? 1
  const written = tag?.written ?? ''
  const cell = column === null ? null : `${column.letter}${row}`
  return problem('MAIL_LETTER_EMPTY', 'warning', {
    file: 'data',
    sheet,
    row,
    column: column?.letter ?? null,
    cell,
    tag: written,
    params: { tag: written, cell: cell ?? 'none', row },
  })
}

function shortened(value: string): string {
  const characters = [...value]
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE - 1).join('')}…` : value
}

function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
}
