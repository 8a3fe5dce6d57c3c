import { unreadPart } from '../grammar/items'
import { readUnit } from '../units/read-unit'
import type { DoseContext } from '../units/symbol'
import type { WrittenUnit } from './known'

const KEEP = 500

/**
 * Units that number formats put around the displayed value: `0.00" мЗв"`. They are read in the column's context, with
 * everything that they may represent. formatUnit (../columns) covers what a format says about an entire column. Results
 * are cached, since a column repeats its format.
 */
export class ShownUnits {
  private readonly known = new Map<string, WrittenUnit | null>()

  constructor(private readonly context: DoseContext) {}

  /** Returns the unit in the text around a typed number, if its format puts one there. */
  of(numFmt: string | null, shown: string): WrittenUnit | null {
    if (numFmt === null || !/["\\%\p{L}]/u.test(numFmt)) return null
    const words = shown.replace(/^[^\p{L}%]*(?:\d[\d\s\u00a0\u202f.,'’]*)?/u, '').trim()
    if (words === '') return null
    const found = this.known.get(words)
    if (found !== undefined) return found
    const read = this.read(words)
    if (this.known.size < KEEP) this.known.set(words, read)
    return read
  }

  private read(words: string): WrittenUnit | null {
    const unit = readUnit(words, 0, this.context)
    if (!unit || unreadPart(words, unit, this.context) > 0) return null
    const { ucum, kind, canonical, raw, alternatives, reason } = unit
    return { raw, info: { ucum, kind, canonical }, source: 'format', alternatives, reason }
  }
}
