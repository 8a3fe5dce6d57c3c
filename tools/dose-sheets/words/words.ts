import type { Mark } from '../builder'
import type { KindWords } from './kinds'

/** How a language names what is in a sheet of doses. Kept apart from the reader's own words, so that neither is written from the other. */
export interface Words {
  readonly surnames: readonly string[]
  readonly givenNames: readonly string[]
  readonly nameStyles: readonly ('initials' | 'full' | 'comma' | 'initialsFirst' | 'letter')[]
  readonly header: {
    readonly name: readonly string[]
    readonly id: readonly string[]
    readonly rowNumber: readonly string[]
    readonly department: readonly string[]
    readonly job: readonly string[]
    readonly birth: readonly string[]
    readonly badge: readonly string[]
    readonly phone: readonly string[]
    readonly note: readonly string[]
    readonly position: readonly string[]
    readonly from: readonly string[]
    readonly to: readonly string[]
    readonly period: readonly string[]
    readonly unit: readonly string[]
    readonly quantity: readonly string[]
    readonly dose: readonly string[]
    readonly value: readonly string[]
    readonly month: readonly string[]
    readonly patient: readonly string[]
    readonly date: readonly string[]
    readonly examination: readonly string[]
    readonly point: readonly string[]
    readonly drug: readonly string[]
  }
  readonly units: Readonly<Record<string, readonly string[]>>
  readonly quantities: Readonly<Record<string, readonly string[]>>
  readonly positions: Readonly<Record<string, readonly string[]>>
  readonly periodTitle: readonly ((time: string) => string)[]
  readonly unitNote: readonly ((unit: string) => string)[]
  readonly limitNote: readonly string[]
  readonly titles: readonly string[]
  readonly quarters: readonly (readonly string[])[]
  readonly quarterOfYear: (quarter: number, year: number) => string
  readonly months: readonly (readonly string[])[]
  readonly monthOfYear: (month: number, year: number) => string
  readonly yearText: (year: number) => string
  readonly yearTotal: readonly string[]
  readonly inventedTotal: readonly string[]
  readonly lifetime: readonly string[]
  readonly yearToDate: readonly string[]
  readonly statistics: Readonly<Record<StatisticKind, readonly string[]>>
  readonly inventedStatistics: Readonly<Record<StatisticKind, readonly string[]>>
  readonly totals: readonly string[]
  readonly collective: readonly string[]
  readonly control: readonly string[]
  readonly departments: readonly string[]
  readonly jobs: readonly string[]
  readonly remarks: readonly string[]
  readonly marks: readonly Mark[]
  readonly signature: readonly string[]
  readonly cardLabels: { readonly name: string; readonly id: string; readonly birth: string; readonly job: string }
  readonly examinations: readonly string[]
  readonly points: readonly string[]
  readonly drugs: readonly string[]
  readonly share: readonly string[]
  readonly limit: readonly string[]
  readonly difference: readonly string[]
  readonly activity: readonly string[]
  readonly activityOrdered: readonly string[]
  readonly activityRest: readonly string[]
  readonly isotopes: readonly string[]
  readonly kilovolts: readonly string[]
  readonly age: readonly string[]
  readonly minutes: readonly string[]
  readonly conversion: readonly string[]
  readonly kinds: KindWords
}

export type StatisticKind = 'max' | 'min' | 'mean' | 'median'

const below = (text: string): Mark => ({ text, codes: ['below_limit', 'not_detected'], soft: false })

/** Marks that every language borrows. */
export const COMMON_MARKS: readonly Mark[] = [
  below('<LD'),
  { text: '-', codes: ['absent', 'not_read', 'unused'], soft: true },
  { text: '—', codes: ['absent', 'not_read', 'unused'], soft: true },
]

export const BELOW = below
