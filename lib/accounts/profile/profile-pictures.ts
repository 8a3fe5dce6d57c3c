import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { db } from '@/lib/db/client'
import type { ProfilePicture } from '@/lib/db/generated/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { DocumentError } from '@/lib/documents/error'
import { readPicture } from '@/lib/documents/pictures/sniff'
import { AppError } from '@/lib/errors'
import { storage } from '@/lib/storage'
import { discardFiles, removeDiscarded } from '@/lib/storage/discarded-files'
import { publishWith } from '@/lib/storage/publish-with'
import type { PictureKind } from './profile-fields'
import { PICTURE_KINDS } from './profile-fields'

/** A scanned stamp has some 100 KB. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024

/** A picture that has arrived, at a temporary path. */
export interface NewPicture {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/**
 * Saves a picture for a user's templates, replacing the previous one.
 *
 * @throws AppError PICTURE_NOT_VALID unless it is a readable PNG or JPEG
 */
export async function keepPicture(userId: string, kind: PictureKind, picture: NewPicture): Promise<void> {
  const type = typeOf(await readFile(picture.path))
  const { bytes, sha256 } = picture
  const before = await publishWith(picture.path, (storageKey) =>
    personTransaction(userId, async (transaction) => {
      const old = await transaction.profilePicture.findUnique({ where: { userId_kind: { userId, kind } } })
      const row = { storageKey, type, bytes, sha256 }
      await transaction.profilePicture.upsert({
        where: { userId_kind: { userId, kind } },
        create: { ...row, userId, kind },
        update: row,
      })
      const keys = old === null ? [] : [old.storageKey]
      await discardFiles(transaction, keys)
      return keys
    }),
  )
  await removeDiscarded(before)
}

export interface OpenPicture {
  readonly picture: ProfilePicture
  readonly stream: Readable
}

/**
 * Returns a user's own picture.
 *
 * @throws AppError NOT_FOUND
 */
export async function openPicture(userId: string, kind: PictureKind): Promise<OpenPicture> {
  const picture = await db().profilePicture.findUnique({ where: { userId_kind: { userId, kind } } })
  if (picture === null) throw new AppError('NOT_FOUND')
  return { picture, stream: await storage().read(picture.storageKey) }
}

/** Deletes a user's picture, if there is one. */
export async function removePicture(userId: string, kind: PictureKind): Promise<void> {
  const where = { userId, kind }
  const keys = await personTransaction(userId, async (transaction) => {
    const gone = (await transaction.profilePicture.findMany({ where })).map(({ storageKey }) => storageKey)
    await discardFiles(transaction, gone)
    await transaction.profilePicture.deleteMany({ where })
    return gone
  })
  await removeDiscarded(keys)
}

/** Returns a user's pictures with their storage keys, for their documents and for the export of their data. */
export function picturesOf(userId: string): Promise<ProfilePicture[]> {
  return db().profilePicture.findMany({ where: { userId } })
}

/** @throws AppError NOT_FOUND */
export function pictureKind(name: string): PictureKind {
  const kind = PICTURE_KINDS.find((candidate) => candidate === name)
  if (kind === undefined) throw new AppError('NOT_FOUND')
  return kind
}

/** By its header alone: nothing is decoded here. */
function typeOf(bytes: Uint8Array): 'png' | 'jpeg' {
  try {
    const { type } = readPicture(bytes)
    if (type === 'png' || type === 'jpeg') return type
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
  }
  throw new AppError('PICTURE_NOT_VALID')
}
