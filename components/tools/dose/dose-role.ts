import { type ColumnRole, DOSE_ROLES, type DoseRole } from '@/lib/documents/doses/layout-model'

/** Whether a column of this role contains doses. */
export function isDoseRole(role: ColumnRole): role is DoseRole {
  return DOSE_ROLES.some((each) => each === role)
}
