import type { Surroundings } from '../columns/surroundings'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { groupLine } from '../linking/group-line'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'

/**
 * Returns what the texts around a table say, together with the headings of its blocks: `Whole body, Hp(10), mSv` over quarters, under
 * persons. They say that the figures are doses if all fractions are below one that names their unit. Each block keeps its own
 * unit, and only one that all of them name applies to the columns.
 */
export function withHeadings(around: Surroundings, found: FoundTable): Surroundings {
  if (around.plain) return around
  const headings = headingsOf(found)
  if (headings.length === 0) return around
  const units = headings.map(({ unit }) => unit?.info.ucum ?? null)
  const [unit = null, ...others] = new Set(units)
  const isCommon = others.length === 0 && !headings.some(({ scaled }) => scaled)
  return { ...around, doses: true, plain: true, namesUnits: true, unit: isCommon ? unit : null }
}

/** Returns the headings that name a unit of doses, and those of other quantities below them; none if a fraction is above the first. */
function headingsOf({ lane: { rows, sheet }, kinds, from, to }: FoundTable): readonly ReturnType<typeof groupLine>[] {
  const headings: ReturnType<typeof groupLine>[] = []
  for (const { row, first, last } of rows.slice(from, to + 1)) {
    const cells = (sheet.rows[row] ?? []).slice(first, last + 1)
    if (kinds.get(row) === 'group') {
      const line = groupLine(cells.find(isFilled)?.text ?? '')
      // The unit of the block above needn't be that of another quantity.
      if (isOfDoses(line) || (headings.length > 0 && line.quantity !== null)) headings.push(line)
    } else if (headings.length === 0 && cells.some((cell) => isFraction(cell?.value))) return []
  }
  return headings
}

function isOfDoses({ unit }: ReturnType<typeof groupLine>): boolean {
  return unit !== null && unit.info.kind !== 'activity' && RADIATION_KINDS.has(unit.info.kind)
}

function isFraction(value: unknown): boolean {
  return typeof value === 'number' && !Number.isInteger(value)
}
