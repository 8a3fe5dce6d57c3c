import { wordsBesideUnits } from '../columns/header-units'
import { headerWords } from '../columns/header-words'
import { besideQuantities } from '../columns/measured-rows'
import { areApart, partsOf } from '../columns/parts'
import type { DoseColumn, DoseTable } from '../layout-model'
import type { Draft } from './draft'

/** More different words than this aren't kinds of dose. */
const MOST_KINDS = 6
/** The minimum number of persons who have several kinds, and their minimum share among a column's persons. */
const FEWEST = 2
const MOSTLY = 1 / 2

/**
 * The rows of a table in which each person has one row for each of the same unknown words: `upper | lower`. These words
 * may name two quantities, so the doses of one time aren't added unless a user says so.
 */
export class UnknownKinds {
  private readonly known = new Map<DoseColumn, DoseColumn | null>()

  /**
   * @param groupsOf returns the doses of a column, by person and time, including those that are alone
   * @param textOf returns the text of a dose's row in a column
   */
  constructor(
    private readonly groupsOf: (column: DoseColumn) => readonly (readonly Draft[])[],
    private readonly tableOf: (draft: Draft) => DoseTable | null,
    private readonly textOf: (draft: Draft, column: DoseColumn) => string,
  ) {}

  /** Returns the first dose of the same person and time that another unknown word distinguishes from this one. */
  firstBefore(draft: Draft, place: number, group: readonly Draft[], dropped: ReadonlySet<Draft>): Draft | undefined {
    if (draft.role !== 'period' || draft.date !== null) return undefined
    const kinds = this.kindsOf(draft)
    if (kinds === null) return undefined
    const parts = (each: Draft) => partsOf([this.wordsOf(each, kinds)], each.reading.quantity)
    return group.slice(0, place).find((first) => !dropped.has(first) && !areApart(parts(first), parts(draft)))
  }

  private kindsOf(draft: Draft): DoseColumn | null {
    const { column } = draft
    let kinds = this.known.get(column)
    if (kinds === undefined) {
      const groups = this.groupsOf(column)
      const several = groups.filter(({ length }) => length > 1)
      const regular = several.length >= FEWEST && several.length >= groups.length * MOSTLY
      const columns = regular ? (this.tableOf(draft)?.columns ?? []) : []
      kinds = columns.find((each) => isUnknown(each) && this.areKinds(each, several)) ?? null
      this.known.set(column, kinds)
    }
    return kinds
  }

  /** Whether a column distinguishes the doses in each group, and its words are the same ones for all. */
  private areKinds(column: DoseColumn, groups: readonly (readonly Draft[])[]): boolean {
    const counts = new Map<string, number>()
    for (const group of groups) {
      const texts = new Set(group.map((draft) => this.wordsOf(draft, column)))
      if (texts.size < group.length) return false
      for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    const mayBeKind = (text: string) => (column.role === 'quantity' ? headerWords(text).period === null : isWord(text))
    return counts.size <= MOST_KINDS && [...counts].every(([text, count]) => count >= FEWEST && mayBeKind(text))
  }

  /** Returns a dose's words in a column; of a quantity, those beside its name: `Hp(0.07) type B`. */
  private wordsOf(draft: Draft, column: DoseColumn): string {
    const text = this.textOf(draft, column)
    return column.role === 'quantity' ? wordsBesideUnits(besideQuantities(text)).trim() : text
  }
}

/** Whether nothing is known of a column's texts. Doses of two jobs are added. */
function isUnknown({ holds, role, header }: DoseColumn): boolean {
  return holds === null && (role === 'other' || role === 'quantity') && headerWords(header).meaning !== 'job'
}

/** Whether a text has no numbers and names no time. */
function isWord(text: string): boolean {
  return /\p{L}/u.test(text) && !/\d/.test(text) && headerWords(text).period === null
}
