import { z } from 'zod'
import { db } from '@/lib/db/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { LIMIT_PROFILES, type LimitProfile } from '@/lib/documents/doses/limits/profiles'
import { namedProfile } from '@/lib/documents/doses/parse-profile'
import { AppError } from '@/lib/errors'
import { profileSchema } from './profile-schema'

/** What one person can keep. */
export const MAX_PROFILES = 50

export const profilesAnswerSchema = z.strictObject({
  success: z.literal(true),
  profiles: z.array(profileSchema).describe('The caller’s custom limits, by name.'),
  standard: z.array(profileSchema).describe('Built-in limits.'),
})

export const profileAnswerSchema = z.strictObject({ success: z.literal(true), profile: profileSchema })

export const removedProfileSchema = z.strictObject({ success: z.literal(true) })

const isStandard = (name: string) => LIMIT_PROFILES.some((profile) => profile.name === name)

/** Returns the profiles that a user can compare with. */
export async function profilesOf(
  userId: string,
): Promise<{ readonly profiles: readonly LimitProfile[]; readonly standard: readonly LimitProfile[] }> {
  const rows = await db().doseProfile.findMany({ where: { userId }, orderBy: { name: 'asc' } })
  return { profiles: rows.map(asProfile), standard: LIMIT_PROFILES }
}

/**
 * Saves a user's profile, replacing one with the same name.
 *
 * @throws AppError DOSE_PROFILE_RESERVED for the name of a built-in profile; TOO_MANY_DOSE_PROFILES
 */
export async function keepProfile(userId: string, given: LimitProfile): Promise<LimitProfile> {
  const profile = { ...given, name: given.name.normalize('NFC') }
  const { name } = profile
  requireOwnName(name)
  const json = { ...profile, limits: profile.limits.map((limit) => ({ ...limit, quantities: [...limit.quantities] })) }
  await personTransaction(userId, async (transaction) => {
    // Anyone else who keeps one waits: two at the same time can't both be the last.
    const others = await transaction.doseProfile.count({ where: { userId, name: { not: name } } })
    if (others >= MAX_PROFILES) {
      throw new AppError('TOO_MANY_DOSE_PROFILES', { limit: MAX_PROFILES }, { limit: MAX_PROFILES })
    }
    await transaction.doseProfile.upsert({
      where: { userId_name: { userId, name } },
      create: { userId, name, profile: json },
      update: { profile: json },
    })
  })
  return profile
}

/** @throws AppError NOT_FOUND */
export async function removeProfile(userId: string, name: string): Promise<void> {
  const { count } = await db().doseProfile.deleteMany({ where: { userId, name: name.normalize('NFC') } })
  if (count === 0) throw new AppError('NOT_FOUND')
}

/**
 * Returns what a run compares with: a built-in profile by name, or one of the user's with its limits.
 *
 * @throws DocumentError LIMIT_PROFILE_UNKNOWN; AppError DOSE_PROFILE_RESERVED for limits under a built-in name
 */
export async function usedProfile(userId: string, profile: string | LimitProfile): Promise<string | LimitProfile> {
  if (typeof profile !== 'string') {
    requireOwnName(profile.name)
    return profile
  }
  if (isStandard(profile)) return profile
  const name = profile.normalize('NFC')
  const row = await db().doseProfile.findUnique({ where: { userId_name: { userId, name } } })
  // Neither the user's nor built in.
  return row === null ? namedProfile(name) : asProfile(row)
}

function asProfile({ profile }: { readonly profile: unknown }): LimitProfile {
  // Passed its schema when it was written.
  return profile as LimitProfile
}

function requireOwnName(name: string): void {
  if (isStandard(name)) throw new AppError('DOSE_PROFILE_RESERVED', { name })
}
