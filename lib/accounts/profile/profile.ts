import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { Profile, ProfilePicture, User } from '@/lib/db/generated/client'
import type { PictureKind, ProfileFields } from './profile-fields'
import { PROFILE_FIELDS } from './profile-fields'

const profilePictureSchema = z.strictObject({
  type: z.enum(['png', 'jpeg']),
  bytes: z.int().min(1),
  updatedAt: z.iso.datetime(),
})

type PictureAnswer = z.infer<typeof profilePictureSchema>

/** As they are kept: the limits are those of a change. `fromEntries` forgets which keys it was given. */
const keptFields = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, z.string()])) as Record<
  keyof ProfileFields,
  z.ZodString
>

/** A profile as the API shows it. */
export const profileSchema = z
  .strictObject({
    success: z.literal(true),
    ...keptFields,
    pictures: z.strictObject({ stamp: profilePictureSchema.nullable(), signature: profilePictureSchema.nullable() }),
  })
  .meta({ id: 'Profile' })

export interface ProfileAnswer extends ProfileFields {
  readonly success: true
  readonly pictures: Readonly<Record<PictureKind, PictureAnswer | null>>
}

/** Returns a user's profile; one that was never written is empty. */
export async function profileOf(userId: string): Promise<ProfileAnswer> {
  const [profile, pictures] = await Promise.all([
    db().profile.findUnique({ where: { userId } }),
    db().profilePicture.findMany({ where: { userId } }),
  ])
  return {
    success: true,
    ...fieldsOf(profile),
    pictures: { stamp: pictureAnswer(pictures, 'stamp'), signature: pictureAnswer(pictures, 'signature') },
  }
}

/** Changes the fields that are named, and gives the whole profile. */
export async function changeProfile(userId: string, change: Partial<ProfileFields>): Promise<ProfileAnswer> {
  // Named one by one: what else an object might carry has no way into the row.
  const data = Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => (change[field] === undefined ? [] : [[field, change[field]]])),
  )
  await db().profile.upsert({ where: { userId }, create: { ...data, userId }, update: data })
  return profileOf(userId)
}

/** Returns what templates can print about a user as text: their profile, name and email. */
export async function printedProfile(
  user: Pick<User, 'id' | 'name' | 'email'>,
): Promise<ProfileFields & { readonly name: string; readonly email: string }> {
  const profile = await db().profile.findUnique({ where: { userId: user.id } })
  return { ...fieldsOf(profile), name: user.name ?? '', email: user.email }
}

function fieldsOf(profile: Profile | null): ProfileFields {
  return {
    organisation: profile?.organisation ?? '',
    department: profile?.department ?? '',
    position: profile?.position ?? '',
    phone: profile?.phone ?? '',
    address: profile?.address ?? '',
    signatory: profile?.signatory ?? '',
    signatoryPosition: profile?.signatoryPosition ?? '',
  }
}

function pictureAnswer(pictures: readonly ProfilePicture[], kind: PictureKind): PictureAnswer | null {
  const picture = pictures.find((candidate) => candidate.kind === kind)
  if (picture === undefined) return null
  const { type, bytes, updatedAt } = picture
  return { type: type === 'png' ? 'png' : 'jpeg', bytes, updatedAt: updatedAt.toISOString() }
}
