import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { z } from 'zod'
import { limitsOf } from '@/lib/billing/limits'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { StoredFile } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { plainText } from '@/lib/plain-text'
import { withoutFolders } from '@/lib/http/receive-form'
import { directAccess, storage } from '@/lib/storage'
import { expectRow } from '@/lib/storage/discarded-files'
import type { DirectAccess } from '@/lib/storage/storage'
import { newStorageKey } from '@/lib/storage/storage-key'
import { ownDocumentSession, sessionIdSchema } from './document-sessions'
import { keptUntil } from './kept-until'
import { sha256Of } from './sha256'
import { storeFile } from './stored-files'
import { uploadRefusal } from './upload-refusal'
import type { UploadPromise } from './upload-ticket'
import { issueUploadTicket, readUploadTicket } from './upload-ticket'

const URL_SECONDS = 15 * 60
/** Longer than the address: an upload that began in its last minute still has to arrive. */
const TICKET_SECONDS = 60 * 60
/** An upload that began in time may end after its ticket's time. */
const GRACE_SECONDS = 15 * 60

export const uploadBodySchema = z.strictObject({
  sessionId: sessionIdSchema,
  name: plainText(255)
    .transform(withoutFolders)
    .refine((name) => name !== ''),
  bytes: z.int().min(0),
})

export const begunUploadSchema = z.strictObject({
  success: z.literal(true),
  upload: z.strictObject({ url: z.string(), method: z.literal('PUT'), expiresAt: z.iso.datetime() }),
  ticket: z.string().describe('Pass this on once the file is uploaded.'),
})

type BegunUpload = z.infer<typeof begunUploadSchema>

/**
 * Returns a URL for a browser to upload a file of a workspace directly, for platforms that limit request bodies.
 *
 * @throws AppError NOT_FOUND, also where browsers don't reach the storage; LIMIT_UPLOAD, FILE_TOO_LARGE
 */
export async function beginUpload(
  user: SubscribedUser,
  { sessionId, name, bytes }: z.infer<typeof uploadBodySchema>,
): Promise<BegunUpload> {
  const direct = requireDirectAccess()
  const session = await ownDocumentSession(user.id, sessionId)
  if (bytes > limitsOf(user).uploadBytes) throw uploadRefusal(user, name, bytes)
  const key = newStorageKey()
  const now = Date.now()
  // A completed upload has moved on by then.
  await expectRow(key, TICKET_SECONDS + GRACE_SECONDS)
  const url = await direct.presignUpload(key, { bytes, expiresInSeconds: URL_SECONDS })
  const promise = { fileId: randomUUID(), key, name, bytes, sessionId: session.id }
  return {
    success: true,
    upload: { url, method: 'PUT', expiresAt: new Date(now + URL_SECONDS * 1_000).toISOString() },
    ticket: await issueUploadTicket(user.id, promise, new Date(now + TICKET_SECONDS * 1_000)),
  }
}

export const uploadTicketSchema = z.strictObject({ ticket: z.string().max(4_096) })

export const completedUploadSchema = z.strictObject({
  success: z.literal(true),
  name: z.string().describe('The file’s name in the document session, for any file field.'),
})

/**
 * Takes a file that a browser has put into the storage into its workspace. The same ticket gives the same file.
 *
 * @returns its name there
 * @throws AppError NOT_FOUND; UPLOAD_BROKEN when other bytes arrived than were promised, or none, or too late
 */
export async function completeUpload(user: SubscribedUser, ticket: string): Promise<string> {
  const direct = requireDirectAccess()
  const promise = await readUploadTicket(user.id, ticket)
  await ownDocumentSession(user.id, promise.sessionId)
  const known = () => db().storedFile.findUnique({ where: { id: promise.fileId } })
  const file =
    (await known()) ??
    (await takeUpload(user, promise, direct).catch(async (error: unknown) => {
      // Confirmed twice concurrently: the other call was faster.
      const taken = await known()
      if (taken === null) throw error
      return taken
    }))
  return file.name
}

/**
 * The bytes move to a key that no one has an address for: with the first one they could still be exchanged after they
 * were looked at.
 */
async function takeUpload(user: SubscribedUser, promise: UploadPromise, direct: DirectAccess): Promise<StoredFile> {
  const { fileId, key, name, bytes, sessionId } = promise
  if ((await arrived(direct, key)) !== bytes) throw await discarded(key)
  const copy = await storage().localCopy(key)
  try {
    // Counted again: a store that does not check lengths lets others follow.
    if ((await stat(copy.path)).size !== bytes) throw await discarded(key)
    const file = await storeFile({
      id: fileId,
      documentSessionId: sessionId,
      kind: 'upload',
      name,
      contentType: 'application/octet-stream',
      bytes,
      sha256: await sha256Of(copy.path),
      temporaryPath: copy.path,
      expiresAt: keptUntil(limitsOf(user)),
    })
    await storage().remove(key)
    return file
  } finally {
    await copy.release()
  }
}

/** How many bytes are there, or null before any are. */
async function arrived(direct: DirectAccess, key: string): Promise<number | null> {
  try {
    return await direct.bytesOf(key)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

async function discarded(key: string): Promise<AppError> {
  await storage().remove(key)
  return new AppError('UPLOAD_BROKEN')
}

function requireDirectAccess(): DirectAccess {
  const direct = directAccess()
  if (direct === null) throw new AppError('NOT_FOUND')
  return direct
}
