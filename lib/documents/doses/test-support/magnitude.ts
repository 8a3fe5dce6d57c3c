import { toCanonical } from '../units/convert'
import type { DosePair } from './judge'

/** Two amounts of one cell are an order of magnitude apart from this ratio on. */
const RATIO = 9.5

/** Whether what was found of a cell is wrong by an order of magnitude: in its number, its unit, or both together. */
export function isMagnitudeWrong({ expected, found }: DosePair): boolean {
  const [wanted, got] = [amount(expected), amount(found)]
  if (wanted === null || got === null || wanted === got) return false
  if (wanted === 0 || got === 0) return false
  const ratio = Math.abs(wanted / got)
  return ratio >= RATIO || ratio <= 1 / RATIO
}

function amount(
  dose: { readonly value: string | null; readonly unit?: string | null | undefined } | null,
): number | null {
  const digits = /\d+(?:\.\d+)?/.exec(dose?.value ?? '')?.[0]
  if (digits === undefined) return null
  return Number((dose?.unit ? toCanonical(digits, dose.unit)?.value : undefined) ?? digits)
}
