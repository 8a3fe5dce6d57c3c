import { LIMIT_VALUE } from '@/lib/documents/doses/limits/profile-rules'
import type { DoseLimit, LimitProfile } from '@/lib/documents/doses/limits/profiles'

/** Parses what the user typed as a plain decimal with a point or comma; null unless it is above zero. */
export function decimalOf(written: string): string | null {
  const plain = written.replace(/\s/g, '').replace(',', '.')
  return LIMIT_VALUE.test(plain) ? plain : null
}

/**
 * Returns a profile under another name with the values that the user typed, by the limit's id. A changed value no
 * longer has the regulation as its source.
 */
export function withValues(
  profile: LimitProfile,
  name: string,
  values: Readonly<Record<string, string>>,
  ownWord: string,
): LimitProfile {
  const limits = profile.limits.map((limit): DoseLimit => {
    const value = values[limit.id] ?? limit.value
    return value === limit.value ? limit : { ...limit, value, source: ownWord, verified: true }
  })
  return { ...profile, name, limits }
}
