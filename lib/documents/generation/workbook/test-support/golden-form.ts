import XLSX from 'xlsx'
import { openPackage } from '../../../ooxml/package'
import { PREMIUM_GATE } from '../../../ooxml/limits'
import type { NamedFile } from '../../../tool'
import type { GenerateOptions } from '../../options'
import { fill, form, GOODS, type FormSheet } from './form'

/** A form with one feature of Excel, and what is right for it, worked out by hand. */
export interface GoldenForm {
  readonly name: string
  readonly sheets: readonly FormSheet[]
  /** The workbook's defined names, as XML. */
  readonly names?: string
  /** Objects; by default the goods, all in one report. */
  readonly data?: readonly object[]
  readonly options?: GenerateOptions
  /** Formulas and values as they are written, by the sheet's number and address: `1!B6`; without a number in the first sheet. */
  readonly written?: Readonly<Record<string, string | number | boolean>>
  /** What is shown once the formulas are calculated. */
  readonly shown: Readonly<Record<string, string | number | boolean>>
  /** Codes of warnings that must be there; no other warning may be. */
  readonly told?: readonly string[]
}

/** The template of a golden form. */
export async function goldenTemplate({ sheets, names }: Pick<GoldenForm, 'sheets' | 'names'>): Promise<Uint8Array> {
  if (names === undefined) return form(sheets)
  const book = (await openPackage(form(sheets), PREMIUM_GATE)).text('xl/workbook.xml')
  return form(sheets, {
    'xl/workbook.xml': book.replace('</sheets>', `</sheets><definedNames>${names}</definedNames>`),
  })
}

/** What is made of a golden form. */
export async function goldenResult(golden: GoldenForm) {
  const { data, options } = golden
  const objects: NamedFile | undefined = data && {
    name: 'data.json',
    bytes: new TextEncoder().encode(JSON.stringify(data)),
  }
  const ofObjects = data === undefined ? {} : { groupBy: [] }
  return fill(await goldenTemplate(golden), { ...ofObjects, ...options }, objects ?? GOODS)
}

/** The sheet's number, from 0, and the cell's address. */
export function placeOf(key: string): { sheet: number; address: string } {
  const [first = '', second] = key.split('!')
  return second === undefined ? { sheet: 0, address: first } : { sheet: Number(first) - 1, address: second }
}

/** What another program shows in a workbook's cells, by the keys of `shown`. */
export function shownIn(bytes: Uint8Array, keys: readonly string[]): Record<string, unknown> {
  const { SheetNames, Sheets } = XLSX.read(bytes)
  return Object.fromEntries(
    keys.map((key) => {
      const { sheet, address } = placeOf(key)
      const cell = Sheets[SheetNames[sheet] ?? '']?.[address] as { v?: unknown } | undefined
      return [key, cell?.v]
    }),
  )
}
