import Big from 'big.js'
import { romanNumeral } from '../../language/roman-numeral'
import type { ChartSeries, ChartValues, OutChart } from '../../spreadsheets/writing/chart'
import type { OutCell, OutRow, OutSheet } from '../../spreadsheets/writing/sheet'
import type { LimitProfile } from '../limits/profiles'
import type { DoseTotal } from '../model'
import { periodsChart, personsChart, type ChartSubject, type PeriodsChart, type PersonsChart } from './chart-data'
import { rowHeight } from '../../spreadsheets/writing/row-height'
import { figure, text } from './list'
import type { Words } from './words'
import type { DoseLabels } from './label-codes'

const HEADING = { bold: true, wrap: true, fill: 'EDEDED' }
const TITLE = { bold: true }
const COLUMNS = 15
const WIDTHS = [30, ...Array.from({ length: COLUMNS - 1 }, () => 14)]
/** Bold letters are wider, and words end before a line does. */
const HEADING_WIDTHS = WIDTHS.map((width) => width - 4)
/** Colors from dark to light, as for the quarters of a year; months repeat them in turn. */
const PART_COLOURS = ['10563F', '3C8567', '74AF93', 'B0D6C3']
const LIMIT_COLOUR = 'C11F1F'
const UNSURE_COLOUR = '2D4FB8'
const WIDTH = 1_080
const HEIGHT = 420
/** The number of rows that a chart of this height covers. */
const CHART_ROWS = 23
/** The limit is drawn only up to this multiple of the highest bar; beyond it, the bars would be too low to see. */
const VISIBLE = 5

/** A table of numbers under its headings, and its position. */
interface Block {
  readonly rows: readonly OutRow[]
  readonly top: number
  readonly names: readonly string[]
  readonly headings: readonly string[]
  readonly columns: readonly (readonly (string | null)[])[]
}

function blockOf(
  top: number,
  names: readonly string[],
  first: string,
  columns: readonly { readonly heading: string; readonly figures: readonly (string | null)[] }[],
): Block {
  const headings = columns.map(({ heading }) => heading)
  const header: OutCell[] = [first, ...headings].map((value, col) => ({ col, value, look: HEADING }))
  const rows = names.map((name, row): OutRow => ({
    cells: [...text(0, name), ...columns.flatMap(({ figures }, index) => figure(index + 1, figures[row] ?? null))],
  }))
  return {
    rows: [{ cells: header, height: rowHeight(header, HEADING_WIDTHS) }, ...rows],
    top,
    names,
    headings,
    columns: columns.map(({ figures }) => figures),
  }
}

function seriesOf(
  { top, headings, columns }: Block,
  index: number,
  look: Pick<ChartSeries, 'kind' | 'colour' | 'hollow'>,
): ChartSeries {
  const col = index + 1
  const figures = columns[index] ?? []
  return {
    name: { range: { top, left: col, bottom: top, right: col }, values: [headings[index] ?? ''] },
    figures: { range: { top: top + 1, left: col, bottom: top + figures.length, right: col }, values: figures },
    ...look,
  }
}

function categoriesOf({ top, names }: Block): ChartValues<string> {
  return { range: { top: top + 1, left: 0, bottom: top + names.length, right: 0 }, values: names }
}

/** Creates the sheet of charts, with their data below them. */
class ChartSheet {
  readonly #rows: OutRow[] = []
  readonly #charts: OutChart[] = []

  constructor(
    readonly words: Words,
    readonly labels: DoseLabels,
  ) {}

  persons(chart: PersonsChart, listName: string): void {
    const { labels, words } = this
    const { of, bars, parts, limit, period } = chart
    const unit = words.unit(of.unit)
    const highest = bars.reduce((most, { lower, more }) => maximum(most, new Big(lower).plus(more ?? 0)), new Big(0))
    const isShown = limit !== null && highest.times(VISIBLE).gte(limit.value)
    const said = limit === null ? null : { limit: limit.value, unit, name: words.limit(limit.id) }
    const columns = [
      ...parts.map((part, index) => ({
        heading: part === null ? labels('doses.chart.sum') : this.#partName(part),
        figures: bars.map((bar) => bar.parts[index] ?? null),
        look: { kind: 'column', colour: PART_COLOURS[index % PART_COLOURS.length] ?? '' } as const,
      })),
      ...this.#uncertain(bars),
      ...(isShown && said !== null
        ? [
            {
              heading: labels('doses.chart.limit', said),
              figures: bars.map(() => limit.value),
              look: { kind: 'line', colour: LIMIT_COLOUR } as const,
            },
          ]
        : []),
    ]
    const remarks = [
      ...(chart.persons > bars.length
        ? [labels('doses.chart.personsLeftOut', { count: bars.length, total: chart.persons, sheet: listName })]
        : []),
      ...(said !== null && !isShown ? [labels('doses.chart.limitAbove', said)] : []),
    ]
    const title = labels('doses.chart.persons', { what: this.#what(of), period: period ?? 'none', unit })
    const names = bars.map(({ name }) => name)
    this.#add({ title, unit, first: labels('doses.column.subject'), names, columns, remarks })
  }

  periods({ of, bars }: PeriodsChart): void {
    const { labels, words } = this
    const unit = words.unit(of.unit)
    const columns = [
      {
        heading: labels('doses.chart.sum'),
        figures: bars.map(({ lower }) => lower),
        look: { kind: 'column', colour: PART_COLOURS[0] ?? '' } as const,
      },
      ...this.#uncertain(bars),
    ]
    const title = labels('doses.chart.periods', { what: this.#what(of), unit })
    const names = bars.map(({ period }) => this.#periodName(period))
    this.#add({ title, unit, first: labels('doses.column.period'), names, columns, remarks: [] })
  }

  sheet(name: string): OutSheet {
    return {
      name,
      rows: this.#rows,
      widths: WIDTHS,
      landscape: true,
      charts: this.#charts,
    }
  }

  #uncertain(bars: readonly { readonly more: string | null }[]) {
    if (bars.every(({ more }) => more === null)) return []
    const look = { kind: 'column', colour: UNSURE_COLOUR, hollow: true } as const
    return [{ heading: this.labels('doses.chart.uncertain'), figures: bars.map(({ more }) => more), look }]
  }

  #add(made: {
    readonly title: string
    readonly unit: string
    readonly first: string
    readonly names: readonly string[]
    readonly columns: readonly {
      readonly heading: string
      readonly figures: readonly (string | null)[]
      readonly look: Pick<ChartSeries, 'kind' | 'colour' | 'hollow'>
    }[]
    readonly remarks: readonly string[]
  }): void {
    const row = this.#rows.length
    const top = row + CHART_ROWS + made.remarks.length + 1
    const block = blockOf(top, made.names, made.first, made.columns)
    this.#charts.push({
      title: made.title,
      categories: categoriesOf(block),
      valueTitle: made.unit,
      series: made.columns.map(({ look }, index) => seriesOf(block, index, look)),
      row,
      col: 0,
      width: WIDTH,
      height: HEIGHT,
    })
    const blank = Array.from({ length: CHART_ROWS }, (): OutRow => ({ cells: [] }))
    const remarks = made.remarks.map((remark): OutRow => ({ cells: [{ col: 0, value: remark }] }))
    this.#rows.push(...blank, ...remarks, { cells: [{ col: 0, value: made.title, look: TITLE }] }, ...block.rows, {
      cells: [],
    })
  }

  #what({ quantity, position }: ChartSubject): string {
    const name = this.words.quantity(quantity)
    return position === null ? name : `${name}, ${this.words.word('position', position)}`
  }

  #partName(part: string): string {
    return part.charAt(5) === 'Q'
      ? this.labels('doses.quarter', { quarter: romanNumeral(Number(part.slice(6))) ?? '' })
      : this.#monthName(part)
  }

  #periodName(period: string): string {
    return period.length === 7 && period.charAt(5) !== 'Q'
      ? `${this.#monthName(period)} ${period.slice(0, 4)}`
      : this.words.period(period)
  }

  #monthName(month: string): string {
    return this.labels(`doses.month.${Number(month.slice(5))}`)
  }
}

function maximum(a: Big, b: Big): Big {
  return a.gt(b) ? a : b
}

/**
 * Returns the charts of a workbook: the last year by person against the limit, and all persons by period. Null without
 * any sums to draw.
 * @param listName the sheet with every person
 */
export function chartSheet(
  totals: readonly DoseTotal[],
  profile: LimitProfile | null,
  words: Words,
  labels: DoseLabels,
): ((name: string, listName: string) => OutSheet) | null {
  const persons = personsChart(totals, profile)
  if (persons === null) return null
  return (name, listName) => {
    const sheet = new ChartSheet(words, labels)
    sheet.persons(persons, listName)
    const periods = periodsChart(totals, persons.of)
    if (periods !== null) sheet.periods(periods)
    return sheet.sheet(name)
  }
}
