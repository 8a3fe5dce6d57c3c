import { FIELD_LENGTHS } from '@/lib/accounts/profile/field-lengths'
import type { ProfileFields } from '@/lib/accounts/profile/profile-fields'

/** The values that one Save button saves: the user's name and what their documents print. */
export interface ProfileValues extends ProfileFields {
  readonly name: string
}

export type ProfileField = keyof ProfileValues

/** The most characters that each takes. */
export const VALUE_LENGTHS: Readonly<Record<ProfileField, number>> = { name: 200, ...FIELD_LENGTHS }

export const VALUE_NAMES = Object.keys(VALUE_LENGTHS) as readonly ProfileField[]

/** The values that differ from those that were saved last. */
export function changedValues(now: ProfileValues, saved: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(VALUE_NAMES.filter((name) => now[name] !== saved[name]).map((name) => [name, now[name]]))
}

/**
 * Returns the form after a response: sent values become what the server saved, and values typed in the meantime stay.
 */
export function settledValues(
  now: ProfileValues,
  sent: ProfileValues,
  answered: Partial<ProfileValues>,
): ProfileValues {
  const taken = VALUE_NAMES.filter((name) => answered[name] !== undefined && now[name] === sent[name])
  return { ...now, ...Object.fromEntries(taken.map((name) => [name, answered[name]])) }
}
