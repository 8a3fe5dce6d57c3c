import type { NothingReason, UnitSource } from '../layout-model'
import type { DecisionReason } from '../model'
import type { DoseOptions } from '../options'
import type { NamedFile } from '../../tool'

/**
 * A file in a layout that was seen in the wild, of invented people, and all that must be found in it.
 *
 * `doses` has a line for each: `C5 Hp(10) <0.05 mSv !below_limit period; Ivanov [A-12]; 2024-01; chest; drug`. A bare mark has
 * no number; `-` is null, `*` is not judged, ranges are `0.1..0.2`. The role is `period` and the rest null unless given. The same
 * badge on a second sheet, which is not added up again, ends with `same`. A period is `2024`, `2024-Q1`, `2024-01`, a day, or
 * `2024-01-03/2024-02-05`. Lines without a `Sheet!` are of the sheet of the last line that has one, at first the fixture's `sheet`.
 */
export interface DoseFixture {
  readonly name: string
  /** The number's unit is somewhere in the file. */
  readonly unitsNamed: boolean
  readonly file: () => NamedFile
  readonly options?: DoseOptions
  readonly sheet: string
  /** Empty: there are none. */
  readonly doses: string
  /** Where the units of its radiation doses are, if all are in one place. */
  readonly unitSource?: UnitSource
  /** Some of them, a line each: `Ivanov [A-12]; Hp(10); chest; 2024; 0.17..0.22 mSv; n 4; censored 1`. No subject is `all`; no upper sum is `?`. */
  readonly totals?: string
  /** All: `C7 groupOrDecimal`, `D groupOrDecimal 12` of a column with how many cells. */
  readonly decisions?: readonly `${string} ${DecisionReason}${'' | ` ${number}`}`[]
  /** Cells of dose columns that give none; 0 unless given. Those that give one follow from `doses`. */
  readonly rejected?: number
  /** `Ivanov; effective_year; 2024; sure`. */
  readonly exceedances?: string
  /** Why sheets have none. */
  readonly nothing?: Readonly<Record<string, readonly NothingReason[]>>
}

/** A dose as a fixture expects it. A field that is undefined is not judged. */
export interface ExpectedDose {
  readonly sheet: string
  readonly cell: string
  readonly quantity: string | null | undefined
  /** `0.12`, `<0.05`, `0.1..0.2`, null for a bare mark. */
  readonly value: string | null
  readonly unit: string | null | undefined
  readonly censor: string | null
  readonly role: string | undefined
  readonly subject: string | null | undefined
  readonly period: string | null | undefined
  readonly position: string | null | undefined
  readonly drug: string | null | undefined
  readonly same: boolean
}

const nullable = (text: string | undefined): string | null | undefined =>
  text === '*' ? undefined : text === undefined || text === '-' || text === '' ? null : text

/** The doses that a fixture names, in its order. */
export function expectedDoses({ sheet, doses }: Pick<DoseFixture, 'sheet' | 'doses'>): ExpectedDose[] {
  let current = sheet
  return doses
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const bang = /^([^;]+)!([A-Z]+\d+ )/.exec(line)
      if (bang?.[1] !== undefined) current = bang[1]
      return readDose(bang ? line.slice(bang[1]?.length).slice(1) : line, current)
    })
}

function readDose(line: string, sheet: string): ExpectedDose {
  const [head = '', subject, period, position, drug, same] = line.split(';').map((part) => part.trim())
  const words = head.split(/\s+/)
  const [cell = '', quantity, value, unit, ...more] = words
  const censor = more.find((word) => word.startsWith('!'))?.slice(1) ?? null
  const role = more.find((word) => !word.startsWith('!')) ?? 'period'
  return {
    sheet,
    cell,
    quantity: nullable(quantity),
    value: nullable(value) ?? null,
    unit: nullable(unit),
    censor,
    role: role === '*' ? undefined : role,
    subject: nullable(subject),
    period: nullable(period),
    position: nullable(position),
    drug: nullable(drug),
    same: same === 'same',
  }
}
