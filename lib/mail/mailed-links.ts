import { randomBytes } from 'node:crypto'
import { db } from '@/lib/db/client'
import type { StoredFile } from '@/lib/db/generated/client'
import { tokenHashOf } from '@/lib/db/token-hash'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

const TOKEN = /^[\w-]{43}$/

/** A link that was created for an email; only the hash of its token is stored. */
export interface NewMailedLink {
  readonly url: string
  readonly tokenHash: string
}

/** Makes a link to one file, or to one document in it, that opens without signing in until the file's time is over. */
export async function makeMailedLink(mailId: string, fileId: string, entry: string | null): Promise<NewMailedLink> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = tokenHashOf(token)
  await db().mailedLink.create({ data: { tokenHash, mailId, fileId, entry } })
  return { url: `${env().origin}/api/documents/mailed/${token}`, tokenHash }
}

/** Revokes a link whose email definitely wasn't sent. */
export async function removeMailedLink(tokenHash: string): Promise<void> {
  await db().mailedLink.deleteMany({ where: { tokenHash } })
}

/**
 * Returns what an emailed link opens.
 *
 * @throws AppError NOT_FOUND, the same if it has expired and if it never existed
 */
export async function mailedFile(token: string): Promise<{ readonly file: StoredFile; readonly entry: string | null }> {
  const link = TOKEN.test(token)
    ? await db().mailedLink.findUnique({ where: { tokenHash: tokenHashOf(token) }, include: { file: true } })
    : null
  if (link === null || link.file.expiresAt <= new Date()) throw new AppError('NOT_FOUND')
  return { file: link.file, entry: link.entry }
}
