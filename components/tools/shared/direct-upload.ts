import { callApi } from '@/components/account/api-client'
import { ApiError, CONNECTION_LOST } from '@/components/account/api-error'
import type { UploadOptions } from '@/components/account/upload-api'
import type { begunUploadSchema } from '@/lib/operations/direct-upload'
import type { z } from 'zod'
import { FILE_UNREADABLE, STORE_BLOCKED, STORE_REFUSED } from './failure'

type Begun = z.infer<typeof begunUploadSchema>
type BegunUpload = Extract<Begun, { readonly ticket: string }>

/** An upload that has begun: what has arrived isn't sent again after a break. */
interface Upload {
  readonly sessionId: string
  readonly begun: BegunUpload
  /** By part, what the store answered; without parts the file is one. */
  readonly etags: string[]
  /** By this browser's clock, which may differ from the server's. */
  readonly expiresAt: number
}

/** A minute less than the addresses are valid, which is longer for a large file (lib/operations/direct-upload.ts). */
const VALID_MS = 14 * 60_000
const SLOWEST_BYTES_PER_MS = 64

const hashes = new WeakMap<File, Promise<string | undefined>>()
const uploads = new WeakMap<File, Upload>()

/**
 * Uploads a file to the file storage and adds it to the document session. Called again after a break, it sends only the parts that are
 * missing; a file that the session has isn't sent at all.
 *
 * @returns its name in the session
 * @throws ApiError STORE_BLOCKED, STORE_REFUSED, FILE_UNREADABLE; what the API throws
 */
export async function uploadDirectly(
  sessionId: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<string> {
  const known = uploads.get(file)
  const usable = known !== undefined && known.sessionId === sessionId && Date.now() < known.expiresAt
  const upload = usable ? known : await begin(sessionId, file, signal)
  if (typeof upload === 'string') {
    onProgress?.(1)
    return upload
  }
  uploads.set(file, upload)
  const { begun, etags } = upload
  try {
    const { url, parts = { bytes: file.size, urls: url === undefined ? [] : [url] } } = begun.upload
    for (const [index, address] of parts.urls.entries()) {
      const from = index * parts.bytes
      // A slice has no type, so the browser sends no header that the URL isn't signed for.
      etags[index] ??= await put(address, file.slice(from, from + parts.bytes), {
        signal,
        needsTag: url === undefined,
        onSent: (bytes) => onProgress?.((from + bytes) / file.size),
      })
    }
    const ticket = { ticket: begun.ticket, ...(url === undefined && { etags }) }
    const answer = await callApi('/api/documents/uploads/complete', jsonOf(ticket, signal))
    uploads.delete(file)
    return ((await answer.json()) as { readonly name: string }).name
  } catch (error) {
    if (!isPassing(error)) uploads.delete(file)
    throw error
  }
}

/** Whether the same upload may go on later: the network is gone, or a server is away or has too much to do. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === CONNECTION_LOST || error.status === 429 || error.status >= 500)
}

/** Gives the name of a file that the session has already. */
async function begin(sessionId: string, file: File, signal: AbortSignal | undefined): Promise<Upload | string> {
  const sha256 = await hashOf(file)
  const asked = { sessionId, name: file.name, bytes: file.size, parts: true, ...(sha256 !== undefined && { sha256 }) }
  const expiresAt = Date.now() + VALID_MS + file.size / SLOWEST_BYTES_PER_MS
  const begun = (await (await callApi('/api/documents/uploads', jsonOf(asked, signal))).json()) as Begun
  return 'name' in begun ? begun.name : { sessionId, begun, etags: [], expiresAt }
}

function jsonOf(body: object, signal: AbortSignal | undefined): RequestInit {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body), ...(signal !== undefined && { signal }) }
}

function hashOf(file: File): Promise<string | undefined> {
  const hash = hashes.get(file) ?? computeHash(file)
  hashes.set(file, hash)
  return hash
}

/** In hexadecimal; undefined where the browser computes no hashes, as on pages without TLS. */
async function computeHash(file: File): Promise<string | undefined> {
  const bytes = await file.arrayBuffer().catch(() => {
    // Deleted or changed on the disk since it was chosen.
    throw new ApiError(0, FILE_UNREADABLE, null)
  })
  if (globalThis.crypto.subtle === undefined) return undefined
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface PutOptions {
  readonly signal: AbortSignal | undefined
  /** Whether the store's ETag is needed to complete the upload. */
  readonly needsTag: boolean
  onSent(bytes: number): void
}

/** Sends bytes to a signed address; gives the store's ETag. */
function put(url: string, bytes: Blob, { signal, needsTag, onSent }: PutOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    let sent = 0
    request.open('PUT', url)
    request.upload.addEventListener('progress', ({ loaded }) => {
      sent = loaded
      onSent(loaded)
    })
    request.addEventListener('load', () => {
      const { status } = request
      const etag = request.getResponseHeader('etag')
      if (status >= 500 || status === 429) reject(new ApiError(0, CONNECTION_LOST, null))
      else if (status < 200 || status >= 300) reject(new ApiError(status, STORE_REFUSED, null))
      // The bucket's CORS rule must expose it.
      else if (etag === null && needsTag) reject(new ApiError(0, STORE_BLOCKED, null))
      else resolve(etag ?? '')
    })
    request.addEventListener('error', () => {
      // The browser asks the store for permission before it sends the first byte.
      void (sent > 0 ? Promise.resolve(false) : isReachable(url)).then((blocked) =>
        reject(new ApiError(0, blocked ? STORE_BLOCKED : CONNECTION_LOST, null)),
      )
    })
    request.addEventListener('abort', () => reject(signal?.reason))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(bytes)
  })
}

/** Whether the store answers at all: then it's the CORS rule that keeps this page from uploading. */
async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(new URL(url).origin, { mode: 'no-cors', credentials: 'omit' })
    return true
  } catch {
    return false
  }
}
