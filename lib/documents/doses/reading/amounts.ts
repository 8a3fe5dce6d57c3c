import Big from 'big.js'
import type { Quantity } from '../lexicon/quantity'
import { unitInfo, type UnitInfo } from '../units/ucum'
import type { Choice } from './cell-doses'
import type { Known } from './known'
import { makeReading } from './make-reading'
import { quantityOf } from './quantity-of'

const AMOUNT = /^(-?\d+(?:\.\d+)?)(?:–(-?\d+(?:\.\d+)?))?(?: (\S.*))?$/
const PART = /^(\d)\/(\d)(?: (\S+))?$/
const BETWEEN = ' + '

/**
 * Returns an alternative that a user may choose, as readings: `1.234 mSv`, `1–2 mSv`, `50 g + 1000 g`, `3/4 mg`. Null
 * if the text gives no amount.
 * @param raw the cell's text
 */
function choiceOf(text: string, raw: string, quantity: Quantity | null, known: Known): Choice | null {
  const readings = text.split(BETWEEN).map((part) => {
    const amount = amountOf(part)
    if (!amount) return null
    const unit = amount.unit ?? known.unit?.info ?? null
    const named = quantityOf(quantity, unit)
    return makeReading(
      {
        raw,
        ...amount,
        unit,
        rawUnit: amount.unit ? null : (known.unit?.raw ?? null),
        unitSource: amount.unit && amount.unit.ucum !== known.unit?.info.ucum ? 'cell' : (known.unit?.source ?? 'cell'),
        quantity: named === 'against' ? quantity : named,
      },
      known,
    )
  })
  const whole = readings.filter((reading) => reading !== null)
  return whole.length === readings.length ? { text, readings: whole } : null
}

/** Returns those of several texts that give an amount, as choices. */
export function choicesOf(
  texts: readonly string[],
  raw: string,
  quantity: Quantity | null,
  known: Known,
): readonly Choice[] {
  return [...new Set(texts)].flatMap((text) => choiceOf(text, raw, quantity, known) ?? [])
}

/** Returns a decimal with its unit, as alternatives are written. */
export function amountText(value: string, unit: UnitInfo | null | undefined): string {
  return unit ? `${value} ${unit.ucum}` : value
}

interface Amount {
  readonly value: string | null
  readonly min: string | null
  readonly max: string | null
  readonly unit: UnitInfo | null
}

function amountOf(text: string): Amount | null {
  const part = PART.exec(text)
  if (part) return { value: quotient(part[1], part[2]), min: null, max: null, unit: unitOf(part[3]) }
  const [, first, last, code] = AMOUNT.exec(text) ?? []
  if (first === undefined) return null
  const unit = unitOf(code)
  if (code !== undefined && !unit) return null
  return last === undefined
    ? { value: first, min: null, max: null, unit }
    : { value: null, min: first, max: last, unit }
}

/** Divides into halves, quarters and eighths, which are finite decimals. */
function quotient(top = '0', bottom = '1'): string {
  return new Big(top).div(bottom).toFixed()
}

function unitOf(code: string | undefined): UnitInfo | null {
  return code === undefined ? null : unitInfo(code)
}
