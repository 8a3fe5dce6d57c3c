import type { FormulaToken, Reference } from './formula-tokens'
import type { RowLayout } from './row-layout'

/** Functions that find cells by an address in quotation marks or by counting rows, neither of which changes when rows move. */
const FINDERS = new Set(['INDIRECT', 'OFFSET', 'INDEX', 'HLOOKUP'])

/** A call of such a function: its arguments, each with its tokens and as it is written. */
interface Finder {
  readonly name: string
  readonly arguments: readonly { readonly text: string; readonly tokens: readonly FormulaToken[] }[]
  /** It is one end of a range, and is moved with the other. */
  readonly isEnd: boolean
}

/** The calls of a formula that find cells so. */
export function findersOf(formula: string, tokens: readonly FormulaToken[]): readonly Finder[] {
  const solid = tokens.filter(({ kind }) => kind !== 'space')
  return solid.flatMap((token, at): Finder[] => {
    const open = solid[at + 1]
    if (token.kind !== 'name' || open?.kind !== 'open' || !FINDERS.has(token.text.toUpperCase())) return []
    const ends: FormulaToken[] = []
    let depth = 0
    let close = at + 1
    for (; close < solid.length; close++) {
      const each = solid[close]
      if (each === undefined) break
      if (each.kind === 'open') depth++
      else if (each.kind === 'close' && --depth === 0) break
      else if (each.kind === 'comma' && depth === 1) ends.push(each)
    }
    const last = solid[close]
    if (last === undefined) return []
    const starts = [open, ...ends]
    const isColon = (near: FormulaToken | undefined) => near?.kind === 'sign' && near.text === ':'
    return [
      {
        name: token.text.toUpperCase(),
        arguments: starts.map((start, index) => {
          const end = starts[index + 1] ?? last
          return {
            text: formula.slice(start.end, end.start).trim(),
            tokens: solid.filter((each) => each.start >= start.end && each.end <= end.start),
          }
        }),
        isEnd: isColon(solid[at - 1]) || isColon(solid[close + 1]),
      },
    ]
  })
}

/** Whether a call finds in the result what it finds in the template. `layoutOf` returns a sheet's rows; without a name, the formula's own. */
export function findsTheSame(
  { name, arguments: given, isEnd }: Finder,
  layoutOf: (sheet: string | null) => RowLayout | null,
): boolean {
  if (name === 'INDIRECT') return isSameAddress(given[0]?.text ?? '', given.length > 1, layoutOf)
  const at = name === 'HLOOKUP' ? 1 : 0
  const reference = given[at]?.tokens.find((token): token is Reference => token.kind === 'reference')
  const counted = numberOf(given[name === 'HLOOKUP' ? 2 : 1]?.text)
  if (isEnd || reference === undefined || counted === null) return true
  const layout = layoutOf(reference.sheet)
  if (layout === null || layout.isUnmoved) return true
  const rows = [reference.from.row, (reference.to ?? reference.from).row].map((row) => Math.max(1, row))
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  const from = rowOf(layout, top, 'first')
  // INDEX and HLOOKUP count from 1, and 0 is all rows.
  if (name !== 'OFFSET') {
    if (counted < 1) return true
    const found = rowOf(layout, top + counted - 1, 'first')
    return from === null || (found !== null && found - from === counted - 1)
  }
  const height = given[3] === undefined || given[3].text === '' ? bottom - top + 1 : numberOf(given[3].text)
  if (from === null || height === null || height < 1) return true
  const first = rowOf(layout, top + counted, 'first')
  const last = rowOf(layout, top + counted + height - 1, 'last')
  return first !== null && last !== null && first - from === counted && last - first === height - 1
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^[-+]?\d+$/.test(text) ? Number(text) : null
}

/** The first or the last row that a row of the template became. */
function rowOf(layout: RowLayout, source: number, which: 'first' | 'last'): number | null {
  if (source < 1) return null
  return layout.laid(source).at(which === 'first' ? 0 : -1)?.row ?? null
}

const ADDRESS = /(?:^|[!:])\$?[A-Z]{1,3}\$?(\d{1,7})(?![\w(])(?=(:?))/gi
const ADDRESS_BY_NUMBERS = /R(\d{1,7})C/gi

/** Whether the rows that a text names are where the template has them. What the formula puts together from cells isn't known. */
function isSameAddress(
  argument: string,
  byNumbers: boolean,
  layoutOf: (sheet: string | null) => RowLayout | null,
): boolean {
  const texts = [...argument.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text)
  return texts.every((text) => {
    const sheet = /^(?:'((?:[^']|'')+)'|([^'!]+))!/.exec(text)
    const layout = layoutOf(sheet?.[1] ?? sheet?.[2] ?? null)
    if (layout === null || layout.isUnmoved) return true
    const found = [...text.matchAll(byNumbers ? ADDRESS_BY_NUMBERS : ADDRESS)]
    return found.every(([whole, row, colon]) => {
      const own = Number(row)
      const isFirst = whole.startsWith(':') || rowOf(layout, own, 'first') === own
      return isFirst && (colon === ':' || rowOf(layout, own, 'last') === own)
    })
  })
}
