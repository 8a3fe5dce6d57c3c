import type { DataLanguage } from '../../spreadsheets/language'
import type { NumberEvidence, WordCell } from '../model'
import { habitsOf, type Habits } from './habits'
import { type Mark } from './number-shape'

/** What everything outside a cell's own column says of how it is written; null where nothing does, or where two disagree. */
export interface Sources {
  readonly decimal: Mark | null
  /** What parts thousands by the habit of the languages. */
  readonly group: Mark | null
  /** Which number of a date is the day; never the second one next to a decimal comma. */
  readonly dates: Habits['dates']
  /** Whether some language is English, and none another one. */
  readonly english: boolean
}

function unanimous<Value>(said: readonly (Value | null)[]): Value | null {
  const values = new Set(said.filter((value) => value !== null))
  const [only = null] = values
  return values.size === 1 ? only : null
}

/**
 * The sources in addition to the column, determined once for each set of languages of a cell's text: `w:decimalSymbol`,
 * `w:lang` (the document's own if the cell has none), the data's language. `w:decimalSymbol` comes from the author's
 * machine and is right seven times out of eight, and a run's language is often the keyboard's: so none of them may
 * contradict another.
 */
export function sourcesFor(
  evidence: NumberEvidence,
  language: DataLanguage | null,
): (cell: Pick<WordCell, 'languages'>) => Sources {
  const known = new Map<string, Sources>()
  return ({ languages }) => {
    const key = languages.length === 1 ? (languages[0] ?? '') : languages.join(' ')
    const before = known.get(key)
    if (before) return before
    const own = languages.length > 0 ? languages : evidence.language === null ? [] : [evidence.language]
    const tags = language === null ? own : [...own, language]
    const habits = tags.map(habitsOf)
    const dates = unanimous(habits.map((habit) => habit.dates))
    const sources: Sources = {
      decimal: unanimous([evidence.decimalSymbol, ...habits.map(({ decimal }) => decimal)]),
      // A language that parts thousands with a space has no habit of points.
      group:
        habits.length > 0 && habits.every(({ group }) => group === habits[0]?.group)
          ? (habits[0]?.group ?? null)
          : null,
      dates: dates === 'month-first' && evidence.decimalSymbol === ',' ? null : dates,
      english: tags.length > 0 && tags.every((tag) => /^en(?:-US)?$/i.test(tag)),
    }
    known.set(key, sources)
    return sources
  }
}
