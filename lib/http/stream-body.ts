import { Readable } from 'node:stream'

/**
 * The body of an answer that passes a stream on. Where the caller has gone before it begins there is none, and the stream is ended:
 * Next would leave the body unread, and what it comes from, a file or a connection to the store, open.
 *
 * @param signal of the request
 */
export function streamBody(stream: Readable, signal: AbortSignal): ReadableStream | null {
  if (!signal.aborted) return Readable.toWeb(stream) as ReadableStream
  stream.destroy()
  return null
}
