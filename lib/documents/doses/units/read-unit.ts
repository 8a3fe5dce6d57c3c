import { perText } from './denominator'
import { type DoseContext, readSymbol, type SymbolReading, type UnitNote, type UnitReason } from './symbol'
import { productCode, quotientInfo, unitInfo, type UnitInfo, type UnitKind } from './ucum'

/** A divisor of a quantity: `/kg`, `/5 ml`, `/24h`. */
export interface Denominator {
  /** Null for one: `/ml`. */
  readonly value: string | null
  readonly ucum: string
  /** As in the full code: `(5.mL)`, `kg`. */
  readonly code: string
}

export interface UnitReading extends UnitInfo {
  readonly start: number
  readonly end: number
  readonly raw: string
  /** The part above the slash, and where it ends in the text. */
  readonly numerator: { readonly ucum: string; readonly end: number }
  readonly per: readonly Denominator[]
  /** Other units that the same letters may represent; never empty if there is a reason. */
  readonly alternatives: readonly UnitInfo[]
  /** Why the user must decide on the unit; null if the reading is certain. */
  readonly reason: UnitReason | null
  readonly notes: readonly UnitNote[]
}

const PRODUCT_SIGN = /\s{0,3}[·⋅∙•*×]\s{0,3}|\s{1,3}[xхXХ]\s{1,3}|[.xх-]|\s{1,3}/y
const MAX_DENOMINATORS = 3

/**
 * Returns the unit at a position of a text: a symbol, a product (`mGy·cm²`, `мГр х см`, `Gycm2`) or a quotient
 * (`mg/kg/day`, `мкЗв/ч`, `µg/5 ml`, `мкЗв·ч⁻¹`, `mg per day`). It is the longest reading that ends at the end of a
 * word; null if none begins at `at`. Uncertain readings have a reason and alternatives, so the caller can ask; nothing
 * is corrected silently.
 * @param context decides about `Гр` and `гр`, `R`, `MR`, and units of one letter
 */
export function readUnit(text: string, at: number, context: DoseContext): UnitReading | null {
  const symbol = readSymbol(text, at, context)
  const top = symbol && (readProduct(text, symbol, context) ?? symbol)
  const info = top && unitInfo(top.ucum)
  if (!top || !info) return null
  const per = readDenominators(text, top.end, context, info.kind)
  return dividedBy(
    {
      ...info,
      start: at,
      end: top.end,
      raw: text.slice(at, top.end),
      numerator: { ucum: top.ucum, end: top.end },
      per: [],
      alternatives: top.alternatives.flatMap((code) => unitInfo(code) ?? []),
      reason: top.reason,
      notes: top.notes,
    },
    per,
    text,
  )
}

/**
 * Returns the denominators of a unit that ends at a position, and where they end. They may also follow a parenthesis:
 * `(20 mg)/0,2 ml`.
 */
export function readDenominators(text: string, at: number, context: DoseContext, above: UnitKind): Denominators {
  const list: Denominator[] = []
  let end = at
  while (list.length < MAX_DENOMINATORS) {
    const next = perText(text, end, context, above, list.length === 0)
    if (!next) break
    list.push({ value: next.value, ucum: next.unit, code: next.ucum })
    end = next.end
  }
  return { list, end }
}

export interface Denominators {
  readonly list: readonly Denominator[]
  readonly end: number
}

/** Returns a unit divided by the denominators after it; the same unit if there are none. */
export function dividedBy(unit: UnitReading, per: Denominators, text: string): UnitReading {
  const [first] = per.list
  const under = first && unitInfo(first.ucum)?.kind
  if (!under) return unit
  const suffix = per.list.map(({ code }) => `/${code}`).join('')
  const whole = (code: string): UnitInfo | null => {
    const above = unitInfo(code)
    return above && quotientInfo(code + suffix, above, under)
  }
  return {
    ...unit,
    ...(whole(unit.numerator.ucum) ?? {}),
    end: per.end,
    raw: text.slice(unit.start, per.end),
    per: per.list,
    alternatives: unit.alternatives.flatMap(({ ucum }) => whole(ucum) ?? []),
  }
}

/** Returns the product of `mGy` and the length or area after it. */
function readProduct(text: string, dose: SymbolReading, context: DoseContext): SymbolReading | null {
  if (unitInfo(dose.ucum)?.kind !== 'absorbed') return null
  PRODUCT_SIGN.lastIndex = dose.end
  const sign = PRODUCT_SIGN.exec(text)?.[0]
  if (sign === undefined) return null
  const extent = readSymbol(text, dose.end + sign.length, context)
  const code = extent && productCode(dose.ucum, extent.ucum)
  if (!extent || !code) return null
  // «мГр см. ниже»: an abbreviation of «смотри».
  if (sign.trim() === '' && text.charAt(extent.end) === '.') return null
  const alternatives = dose.alternatives.flatMap((other) => productCode(other, extent.ucum) ?? [])
  return {
    end: extent.end,
    ucum: code,
    alternatives,
    reason: alternatives.length > 0 ? dose.reason : null,
    notes: [...new Set([...dose.notes, ...extent.notes])],
  }
}
