import { unitInfo } from '../units/ucum'
import { usualSizes } from '../units/unit-records'
import type { ColumnDraft } from './draft'

/** Whether the middle one of a column's numbers is one that doses in its unit have. Nothing is repaired: a person should look. */
export function hasUsualSizes({ unit, profile }: ColumnDraft): boolean {
  const info = unit === null ? null : unitInfo(unit)
  const usual = info?.canonical ? usualSizes(info.canonical.unit) : undefined
  if (!info?.canonical || !usual || profile.median === null || profile.median === 0) return true
  const size = profile.median * Number(info.canonical.factor)
  return size >= usual.least && size <= usual.most
}
