import { shading, type Css } from './css'
import { bordersOf, inheriting, type ParagraphLooks, type RunLooks } from './looks'
import { child, elements, type XmlNode } from './xml-tree'

/** What a table style says of some of its cells (ECMA-376 §17.7.6). */
export interface ConditionLooks {
  readonly run: RunLooks
  readonly paragraph: ParagraphLooks
  readonly borders: Css
  readonly background?: string | undefined
}

export type Conditions = Readonly<Record<string, ConditionLooks>>

/** Those of ST_TblStyleOverrideType (§17.18.89) that are shown. */
const TYPES: ReadonlySet<string> = new Set([
  'wholeTable',
  'band1Horz',
  'band2Horz',
  'firstRow',
  'lastRow',
  'firstCol',
  'lastCol',
])

const PLAIN: ConditionLooks = { run: {}, paragraph: {}, borders: {} }

/** The conditions of a style; `wholeTable` is what it says of all cells. */
export function conditionsOf(
  style: XmlNode | undefined,
  looks: (node: XmlNode) => Pick<ConditionLooks, 'run' | 'paragraph'>,
): Conditions {
  const cells = (node: XmlNode | undefined) => {
    const tcPr = child(node, 'w:tcPr')
    return { borders: bordersOf(child(tcPr, 'w:tcBorders')), background: shading(child(tcPr, 'w:shd')) }
  }
  const named = elements(style).flatMap((node): [string, ConditionLooks][] => {
    const type = node.attributes.get('w:type') ?? ''
    return node.name === 'w:tblStylePr' && TYPES.has(type) ? [[type, { ...looks(node), ...cells(node) }]] : []
  })
  return Object.fromEntries([['all', { ...PLAIN, ...cells(style) }], ...named])
}

function both(own: ConditionLooks, under: ConditionLooks): ConditionLooks {
  return {
    run: inheriting(own.run, under.run),
    paragraph: inheriting(own.paragraph, under.paragraph),
    borders: { ...under.borders, ...own.borders },
    background: own.background ?? under.background,
  }
}

/** The looks of a style for some of a table's cells, over those of the style that it is based on. */
export function inheritingConditions(own: Conditions, inherited: Conditions): Conditions {
  const all = Object.entries(own).map(([name, looks]) => [name, both(looks, inherited[name] ?? PLAIN)] as const)
  return { ...inherited, ...Object.fromEntries(all) }
}

/** The bits of the older form of `w:tblLook` (§17.4.55; Part 4 §14.3.7). */
const LOOKS = [
  ['w:firstRow', 0x20],
  ['w:lastRow', 0x40],
  ['w:firstColumn', 0x80],
  ['w:lastColumn', 0x100],
  ['w:noHBand', 0x200],
] as const

type LookName = (typeof LOOKS)[number][0]

export interface CellPlace {
  readonly row: number
  readonly lastRow: number
  readonly col: number
  readonly lastCol: number
}

/** Which of its style's conditions a table asks for, and what they say of each of its cells. */
export class TableConditions {
  readonly #asked: ReadonlySet<LookName>

  constructor(
    private readonly conditions: Conditions,
    tblLook: XmlNode | undefined,
  ) {
    const bits = parseInt(tblLook?.attributes.get('w:val') ?? '0', 16)
    const isAsked = ([name, bit]: (typeof LOOKS)[number]) => {
      const value = tblLook?.attributes.get(name)
      return value === undefined ? (bits & bit) !== 0 : value === '1' || value === 'true' || value === 'on'
    }
    this.#asked = new Set(LOOKS.filter(isAsked).map(([name]) => name))
  }

  /** The later of what applies to a cell goes before the earlier. */
  of({ row, lastRow, col, lastCol }: CellPlace): ConditionLooks {
    const asked = this.#asked
    const isFirst = row === 0 && asked.has('w:firstRow')
    const isLast = row === lastRow && asked.has('w:lastRow')
    const band = (asked.has('w:firstRow') ? row - 1 : row) % 2 === 0 ? 'band1Horz' : 'band2Horz'
    const names = [
      'all',
      'wholeTable',
      ...(asked.has('w:noHBand') || isFirst || isLast ? [] : [band]),
      ...(isFirst ? ['firstRow'] : []),
      ...(isLast ? ['lastRow'] : []),
      ...(col === 0 && asked.has('w:firstColumn') ? ['firstCol'] : []),
      ...(col === lastCol && asked.has('w:lastColumn') ? ['lastCol'] : []),
    ]
    return names.reduce((looks, name) => both(this.conditions[name] ?? PLAIN, looks), PLAIN)
  }
}
