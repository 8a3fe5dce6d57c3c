import { readFileSync } from 'node:fs'
import { shownOtherwise } from '@/lib/documents/word-tables/typing/test-support/shown'
import { type TypedCell, typedCells } from '@/lib/documents/word-tables/typing/test-support/typed-file'
import { nameOf } from '../support/corpus'
import type { Part } from './score'

const GROUPS = /^[-−‑–+]?\d{1,3}(?:([ \u00a0\u202f\u2009.,'’])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/

/** Values that are never numbers in any context; independent of the code that determines types. */
const NEVER_NUMBERS: readonly (readonly [reason: string, is: (text: string) => boolean])[] = [
  ['a leading zero', (text) => /^[-−‑–]?0\d/.test(text)],
  ['more than 15 digits', (text) => text.replace(/\D/g, '').length > 15],
  ['letters', (text) => /\p{L}/u.test(text)],
  ['an inequality or a tolerance', (text) => /[<>≤≥±~≈]/.test(text)],
  ['a range, a fraction, a time', (text) => /\d\s*[-–—−‑/:]\s*\d/.test(text)],
  ['several marks that part no thousands', (text) => /[.,].*[.,]/.test(text) && !GROUPS.test(text)],
  ['spaces that part no thousands', (text) => /\d\s/.test(text.replace(/\s*%$/, '')) && !GROUPS.test(text)],
]

/** The typed cells of the joined tables: each shows what is written, and none is typed that never may be. */
export async function scoreTyping(files: readonly string[]): Promise<Part> {
  const misses: string[] = []
  let right = 0
  for (const file of files) {
    for (const typed of (await typedCells({ name: file, bytes: readFileSync(file) })) ?? []) {
      if (typed.typing.type === 'text' || typed.typing.type === 'empty') continue
      const reason = wrongBecause(typed)
      if (reason === null) right++
      else
        misses.push(`${place(file, typed)}: ${JSON.stringify(typed.cell.text)} is no ${typed.typing.type}: ${reason}`)
    }
  }
  const tally = { name: 'types', of: 'typed cells', right, wrong: misses.length, missed: 0, bar: 1, misses }
  return { tallies: [tally], argued: [] }
}

function wrongBecause({ cell: { text }, typing }: TypedCell): string | null {
  const shown = shownOtherwise(text, typing)
  if (shown.length > 0) return `it shows ${shown.map((each) => JSON.stringify(each)).join(', ')}`
  if (typing.type !== 'number' && typing.type !== 'percent') return null
  return NEVER_NUMBERS.find(([, is]) => is(text))?.[0] ?? null
}

function place(file: string, { table, cell }: TypedCell): string {
  return `${nameOf(file)}, table ${table.id}, row ${cell.row + 1}, column ${cell.col + 1}`
}
