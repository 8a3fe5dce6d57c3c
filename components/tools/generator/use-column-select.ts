'use client'

import { useTranslations } from 'next-intl'
import { cut } from '@/lib/documents/cut'
import { builtinOf, type Builtin } from '@/lib/documents/generation/matching/builtins'
import type { CellState } from '@/components/ui/form-cell'
import type { SelectOption } from '@/components/ui/select'
import type { ColumnName, InspectAnswer, Match } from './answers'
import { byItself, columnsOf, standingOf, type Choice, type Standing } from './choices'
import type { Generator } from './use-generator'

// A column's letter is used as a key; these two can't be letters.
const EMPTY = '-empty'
const ITSELF = '-itself'
const SAME = '-same'

const SAMPLE_LENGTH = 24

const STATES: Readonly<Record<Standing, CellState>> = {
  matched: 'plain',
  supposed: 'supposed',
  unmatched: 'invalid',
  empty: 'note',
}

const BUILTINS = {
  'row.number': 'rowNumber',
  'row.line': 'rowLine',
  'act.number': 'actNumber',
  today: 'today',
} as const satisfies Readonly<Record<Builtin, string>>

/** The options and the value of a list of columns for a tag, independent of how it is rendered. */
export interface ColumnSelect {
  readonly standing: Standing
  readonly state: CellState
  readonly options: readonly SelectOption<string>[]
  readonly value: string | null
  readonly placeholder: string
  onChange(value: string): void
}

/** Returns the list of a tag's columns: every column, the built-in value, or blank. */
export function useColumnSelect(answer: InspectAnswer, generator: Generator): (match: Match) => ColumnSelect {
  const t = useTranslations('generator.mapping')
  const { state, dispatch } = generator
  const columns = columnsOf(answer)
  const samples = samplesOf(answer)

  return (match) => {
    const standing = standingOf(match, state.choices)
    const choice = state.choices[match.name]
    const before = byItself(match, state.choices)
    const itself = itselfOf(match, before)
    const options = [
      ...(itself === null ? [] : [{ value: ITSELF, label: t(itself) }]),
      ...(choice?.kind === 'same' ? [{ value: SAME, label: t('sameText', { text: choice.text }) }] : []),
      ...nearestFirst(columns, standing === 'unmatched' ? match.suggestion : null).map(({ letter, header }) => ({
        value: letter,
        label: header,
        prefix: letter,
        note: samples.get(letter),
      })),
      // A loop over nothing would omit its content.
      ...(before === 'rows' ? [] : [{ value: EMPTY, label: t('leaveEmpty') }]),
    ]
    return {
      standing,
      state: STATES[standing],
      options,
      value: valueOf(match, choice),
      placeholder: t('choose'),
      onChange(value) {
        if (value !== SAME) dispatch({ type: 'columnChosen', name: match.name, column: columnOf(value, columns) })
      },
    }
  }
}

/** The column that was probably meant comes before the others. */
function nearestFirst(columns: readonly ColumnName[], near: ColumnName | null): readonly ColumnName[] {
  const first = columns.find(({ letter }) => letter === near?.letter)
  return first === undefined ? columns : [first, ...columns.filter((column) => column !== first)]
}

/** The built-in value of a tag without a column, by its message. */
function itselfOf({ name }: Match, before: Match['how']) {
  if (before === 'profile' || before === 'rows') return before
  const builtin = before === 'builtin' ? builtinOf(name) : null
  return builtin === null ? null : BUILTINS[builtin]
}

function valueOf({ how, column, suggestion }: Match, choice: Choice | undefined): string | null {
  if (choice !== undefined) return choice.kind === 'empty' ? EMPTY : choice.kind === 'same' ? SAME : choice.letter
  if (how === 'blank') return EMPTY
  if (how === 'supposed') return suggestion?.letter ?? null
  return how === 'builtin' || how === 'profile' || how === 'rows' ? ITSELF : (column?.letter ?? null)
}

function columnOf(value: string, columns: readonly ColumnName[]): ColumnName | 'itself' | null {
  if (value === ITSELF) return 'itself'
  return columns.find(({ letter }) => letter === value) ?? null
}

/** The sample values under each header, if the sheet is still read as when the samples were taken. */
export function samplesOf({ files, table }: InspectAnswer): ReadonlyMap<string, string> {
  const sheet = files.flatMap(({ sheets }) => sheets).find(({ name }) => name === table?.sheet)
  if (sheet === undefined || sheet.headerRow !== table?.headerRow) return new Map()
  return new Map(
    sheet.columns.flatMap(({ letter, samples: [first] }) =>
      first ? [[letter, cut(first, SAMPLE_LENGTH)] as const] : [],
    ),
  )
}
