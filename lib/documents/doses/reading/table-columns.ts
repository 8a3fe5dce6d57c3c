import type { DoseColumn, DoseTable } from '../layout-model'
import type { DecisionReason, Subject } from '../model'
import type { Subjects } from '../linking/subjects'
import { ColumnReader, columnChoices } from './column-reader'
import type { Resolutions } from './resolutions'
import type { UnitGroups } from './unit-groups'

/** A dose column with its reader. */
export interface Target {
  readonly column: DoseColumn
  readonly reader: ColumnReader
  /** The person that its header names. */
  readonly subject: Subject | null
  /** True if a user decided that its doubtful cells aren't doses. */
  readonly rejected: boolean
}

interface Doubted {
  count: number
  /** Some of the cells' texts. */
  readonly samples: string[]
}

const SAMPLES = 3

/** The dose columns of a table, and how many cells of each are doubtful for the same reason. */
export class TableColumns {
  readonly targets: readonly Target[]
  private readonly counts = new Map<Target, Map<DecisionReason, Doubted>>()

  constructor(table: DoseTable, subjects: Subjects, resolutions: Resolutions, units: UnitGroups) {
    this.targets = table.columns
      .filter(({ holds }) => holds !== null)
      .map((column) => {
        const asked = [column, ...units.of(column)]
        const choice = asked.map(({ sheet, index }) => resolutions.ofColumn(sheet, index)).find((each) => each !== null)
        const chosen = typeof choice === 'number' ? (columnChoices(table, column)[choice] ?? null) : null
        return {
          column,
          reader: new ColumnReader(table, column, chosen),
          subject: subjects.subject(subjects.note(column.subject, column.subjectId ?? null)),
          rejected: choice === 'reject',
        }
      })
  }

  /** Counts a cell that is doubtful because its column is. */
  doubted(target: Target, reason: DecisionReason, text: string): void {
    let reasons = this.counts.get(target)
    if (!reasons) this.counts.set(target, (reasons = new Map()))
    const known = reasons.get(reason)
    if (!known) reasons.set(reason, { count: 1, samples: [text] })
    else {
      known.count += 1
      if (known.samples.length < SAMPLES && !known.samples.includes(text)) known.samples.push(text)
    }
  }

  doubts() {
    return this.targets.flatMap((target) =>
      [...(this.counts.get(target) ?? [])].map(([reason, doubted]) => ({ target, reason, ...doubted })),
    )
  }
}
