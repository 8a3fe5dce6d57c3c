import { unitInfo } from '../units/ucum'
import { usualSizes } from '../units/unit-records'
import type { ColumnDraft } from './draft'

/**
 * Whether the median of a column's numbers is a usual dose in its unit. Nothing is corrected: the user should check it.
 */
export function hasUsualSizes({ unit, profile }: ColumnDraft): boolean {
  const info = unit === null ? null : unitInfo(unit)
  const usual = info?.canonical ? usualSizes(info.canonical.unit) : undefined
  if (!info?.canonical || !usual || profile.median === null || profile.median === 0) return true
  const size = profile.median * Number(info.canonical.factor)
  return size >= usual.least && size <= usual.most
}
