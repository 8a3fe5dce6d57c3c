import type { LimitProfile } from '@/lib/documents/doses/limits/profiles'

/** Returns the user's own limits by name, with these added or replacing those with the same name. */
export function withProfile(own: readonly LimitProfile[], profile: LimitProfile): readonly LimitProfile[] {
  return [...withoutProfile(own, profile.name), profile].toSorted((a, b) => a.name.localeCompare(b.name))
}

export function withoutProfile(own: readonly LimitProfile[], name: string): readonly LimitProfile[] {
  return own.filter((profile) => profile.name !== name)
}
