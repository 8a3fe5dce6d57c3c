import Big from 'big.js'
import { toCanonical } from '@/lib/documents/doses/units/convert'
import { unitInfo } from '@/lib/documents/doses/units/ucum'
import { corpusRows } from './corpus'
import type { Tally } from '../support/tally'

/**
 * UCUM's own functional tests: none of our codes is one that it calls invalid, and our conversions give its results.
 */
export function scoreUcum(): Tally[] {
  const rows = corpusRows('ucum_functional/cases.jsonl')
  if (rows.length === 0) return []
  const validations = rows.filter(({ kind, unit }) => kind === 'validation' && unitInfo(String(unit)) !== null)
  const accepted = validations
    .filter(({ valid }) => valid !== 'true')
    .map(({ unit }) => `${String(unit)} is no UCUM code`)
  const conversions = rows
    .filter(({ kind }) => kind === 'conversion')
    .flatMap(({ value, srcUnit, dstUnit, outcome }) => {
      const [from, to] = [toCanonical(String(value), String(srcUnit)), toCanonical('1', String(dstUnit))]
      if (!from || !to || from.unit !== to.unit) return []
      const ours = new Big(from.value).div(to.value)
      return [
        {
          right: ours.eq(String(outcome)),
          said: `${String(value)} ${String(srcUnit)} is ${ours.toFixed()} ${String(dstUnit)}`,
        },
      ]
    })
  const wrong = conversions.filter(({ right }) => !right).map(({ said }) => said)
  return [
    tally('UCUM codes that we take', 'codes', validations.length, accepted),
    tally('UCUM conversions between units of ours', 'conversions', conversions.length, wrong),
  ]
}

function tally(name: string, of: string, all: number, misses: readonly string[]): Tally {
  return { name, of, right: all - misses.length, wrong: misses.length, missed: 0, bar: 1, misses }
}
