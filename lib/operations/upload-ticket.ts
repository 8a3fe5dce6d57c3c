import { jwtVerify, SignJWT } from 'jose'
import { JWTExpired } from 'jose/errors'
import { z } from 'zod'
import { keyFor } from '@/lib/accounts/secret'
import { AppError } from '@/lib/errors'

const ISSUER = 'actum'

const promiseSchema = z.object({
  /** The id that the file's row will have: a ticket creates one file, however often it is used. */
  fileId: z.string(),
  /** Where in the storage the bytes arrive. */
  key: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** Of the content, in hexadecimal, as the browser computed it. */
  sha256: z.string().optional(),
  /** The store's ID of an upload in parts. */
  uploadId: z.string().optional(),
  sessionId: z.string(),
})

/** The announced properties of a file that is uploaded past this server. */
export type UploadPromise = Readonly<z.infer<typeof promiseSchema>>

/** A promise as its owner carries it, signed. */
export function issueUploadTicket(userId: string, promise: UploadPromise, expiresAt: Date): Promise<string> {
  return new SignJWT({ ...promise })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setExpirationTime(expiresAt)
    .sign(key())
}

/**
 * Reads a ticket.
 *
 * @throws AppError UPLOAD_BROKEN if it has expired, NOT_FOUND if it is another user's or not ours
 */
export async function readUploadTicket(userId: string, ticket: string): Promise<UploadPromise> {
  try {
    const { payload } = await jwtVerify(ticket, key(), { issuer: ISSUER, subject: userId, algorithms: ['HS256'] })
    return promiseSchema.parse(payload)
  } catch (error) {
    throw new AppError(error instanceof JWTExpired ? 'UPLOAD_BROKEN' : 'NOT_FOUND')
  }
}

function key(): Uint8Array {
  return Buffer.from(keyFor('upload'), 'hex')
}
