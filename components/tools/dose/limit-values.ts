import { LIMIT_VALUE } from '@/lib/documents/doses/limits/profile-rules'
import type { DoseLimit, LimitProfile } from '@/lib/documents/doses/limits/profiles'

/** What a person wrote as a plain decimal, its point or comma included; null where it is none above zero. */
export function decimalOf(written: string): string | null {
  const plain = written.replace(/\s/g, '').replace(',', '.')
  return LIMIT_VALUE.test(plain) ? plain : null
}

/**
 * A profile under another name with the values that a person wrote, by the limit's id. A figure that was changed is no longer the
 * source's: it rests on the person's word.
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
