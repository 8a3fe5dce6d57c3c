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
import { sameUpload } from './inputs'
import { keptUntil } from './kept-until'
import { sha256Of } from './sha256'
import { storeFile } from './stored-files'
import { uploadRefusal } from './upload-refusal'
import type { UploadPromise } from './upload-ticket'
import { issueUploadTicket, readUploadTicket } from './upload-ticket'

const URL_SECONDS = 15 * 60
/** The slowest connection for which a large upload's addresses stay valid. */
const SLOWEST_BYTES_PER_SECOND = 64 * 1024
/** Longer than the address: an upload that began in its last minute still has to arrive. */
const TICKET_SECONDS = 45 * 60
/** An upload that began in time may end after its ticket's time. */
const GRACE_SECONDS = 15 * 60

export const uploadBodySchema = z.strictObject({
  sessionId: sessionIdSchema,
  name: plainText(255)
    .transform(withoutFolders)
    .refine((name) => name !== ''),
  bytes: z.int().min(0),
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional()
    .describe('Of the content. If the session already has this file, you don’t need to upload it.'),
  parts: z.boolean().optional().describe('Upload a large file in parts, so that you can resume an interrupted upload.'),
})

export const begunUploadSchema = z.union([
  z.strictObject({
    success: z.literal(true),
    upload: z.strictObject({
      url: z.string().optional().describe('Where to send the file.'),
      parts: z
        .strictObject({ bytes: z.int().min(1), urls: z.array(z.string()) })
        .optional()
        .describe('Where to send each part, and the size of each part but the last.'),
      method: z.literal('PUT'),
      expiresAt: z.iso.datetime(),
    }),
    ticket: z.string().describe('Pass this on once the file is uploaded.'),
  }),
  z.strictObject({
    success: z.literal(true),
    name: z.string().describe('The session has this file already, under this name.'),
  }),
])

type BegunUpload = z.infer<typeof begunUploadSchema>

/** Every part but the last must have at least 5 MiB in most stores. */
const PART_BYTES = 8 * 1024 * 1024

/**
 * Returns a URL for a browser to upload a file of a workspace directly, for platforms that limit request bodies.
 *
 * @throws AppError NOT_FOUND, also where browsers don't reach the storage; LIMIT_UPLOAD, FILE_TOO_LARGE
 */
export async function beginUpload(
  user: SubscribedUser,
  { sessionId, name, bytes, sha256, parts = false }: z.infer<typeof uploadBodySchema>,
): Promise<BegunUpload> {
  const direct = requireDirectAccess()
  const session = await ownDocumentSession(user.id, sessionId)
  if (bytes > limitsOf(user).uploadBytes) throw uploadRefusal(user, name, bytes)
  const known = sha256 === undefined ? null : await sameUpload(session, { name, sha256 }, keptUntil(limitsOf(user)))
  if (known !== null) return { success: true, name: known.name }
  const key = newStorageKey()
  const now = Date.now()
  const urlSeconds = URL_SECONDS + Math.ceil(bytes / SLOWEST_BYTES_PER_SECOND)
  const ticketSeconds = urlSeconds + TICKET_SECONDS
  // A completed upload has moved on by then.
  await expectRow(key, ticketSeconds + GRACE_SECONDS)
  const sizes = partSizes(bytes)
  const inParts = parts && sizes.length > 1 ? await direct.presignParts(key, sizes, urlSeconds) : null
  const promise = { fileId: randomUUID(), key, name, bytes, sessionId: session.id, sha256, uploadId: inParts?.uploadId }
  return {
    success: true,
    upload: {
      ...(inParts === null
        ? { url: await direct.presignUpload(key, { bytes, expiresInSeconds: urlSeconds }) }
        : { parts: { bytes: PART_BYTES, urls: [...inParts.urls] } }),
      method: 'PUT',
      expiresAt: new Date(now + urlSeconds * 1_000).toISOString(),
    },
    ticket: await issueUploadTicket(user.id, promise, new Date(now + ticketSeconds * 1_000)),
  }
}

function partSizes(bytes: number): number[] {
  const count = Math.max(1, Math.ceil(bytes / PART_BYTES))
  return Array.from({ length: count }, (_, index) => Math.min(PART_BYTES, bytes - index * PART_BYTES))
}

export const uploadTicketSchema = z.strictObject({
  ticket: z.string().max(4_096),
  etags: z
    .array(z.string().max(200))
    .max(1_000)
    .optional()
    .describe('For an upload in parts: the ETag that the store returned for each part, in order.'),
})

export const completedUploadSchema = z.strictObject({
  success: z.literal(true),
  name: z.string().describe('The file’s name in the document session, for any file field.'),
})

/**
 * Moves a file that a browser has uploaded to the storage into its workspace. The same ticket returns the same file.
 *
 * @param etags what the storage returned for each part of an upload in parts
 *
 * @returns its name there
 * @throws AppError NOT_FOUND; UPLOAD_BROKEN if other bytes arrived than announced, or none, or too late
 */
export async function completeUpload(
  user: SubscribedUser,
  { ticket, etags = [] }: z.infer<typeof uploadTicketSchema>,
): Promise<string> {
  const direct = requireDirectAccess()
  const promise = await readUploadTicket(user.id, ticket)
  await ownDocumentSession(user.id, promise.sessionId)
  const known = () => db().storedFile.findUnique({ where: { id: promise.fileId } })
  const file =
    (await known()) ??
    (await takeUpload(user, promise, { direct, etags }).catch(async (error: unknown) => {
      // Confirmed twice concurrently: the other call was faster.
      const taken = await known()
      if (taken === null) throw error
      return taken
    }))
  return file.name
}

/**
 * The bytes move to a key for which no one has a URL; with the first key, they could still be replaced after the check.
 */
async function takeUpload(
  user: SubscribedUser,
  promise: UploadPromise,
  { direct, etags }: { readonly direct: DirectAccess; readonly etags: readonly string[] },
): Promise<StoredFile> {
  const { fileId, key, name, bytes, sessionId, uploadId } = promise
  // Confirmed before, the parts are one file already: what is there decides.
  if (uploadId !== undefined) await direct.completeParts(key, uploadId, etags).catch(unlessBroken)
  if ((await arrived(direct, key)) !== bytes) throw await discarded(key)
  const copy = await storage().localCopy(key)
  try {
    // Counted again: a store that does not check lengths lets others follow.
    if ((await stat(copy.path)).size !== bytes) throw await discarded(key)
    const sha256 = await sha256Of(copy.path)
    if (promise.sha256 !== undefined && promise.sha256 !== sha256) throw await discarded(key)
    const file = await storeFile({
      id: fileId,
      documentSessionId: sessionId,
      kind: 'upload',
      name,
      contentType: 'application/octet-stream',
      bytes,
      sha256,
      temporaryPath: copy.path,
      expiresAt: keptUntil(limitsOf(user)),
    })
    await storage().remove(key)
    return file
  } finally {
    await copy.release()
  }
}

function unlessBroken(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'UPLOAD_BROKEN') throw error
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
