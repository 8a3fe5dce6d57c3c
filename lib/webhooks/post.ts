import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'
import { hasCode } from '@/lib/system-error'
import {
  addressFault,
  type AddressFault,
  checkedUrl,
  pinnedAddress,
  type PinnedAddress,
  type Resolve,
} from './public-address'

/** The outcome of a request. */
export interface Posted {
  /** The status of the answer; null where there was none. */
  readonly status: number | null
  /** Why there was none, or why it doesn't count. */
  readonly error: PostFailure | null
  /** The beginning of the answer's body. */
  readonly answer: string
}

export type PostFailure = AddressFault | 'redirect' | 'status' | 'timeout' | 'tls' | 'connection'

export interface PostRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly allowPrivate: boolean
  readonly timeoutMs?: number
  readonly resolve?: Resolve | undefined
}

const TIMEOUT_MS = 10_000
/** How much of a response is shown for troubleshooting. */
const MOST_ANSWER = 1_000

function lookupOf({ address, family }: PinnedAddress): LookupFunction {
  return (_hostname, options, done) => {
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
}

/**
 * Sends a request to an address that is checked and kept: a name that means another address a moment later, and a redirect to
 * another place, lead nowhere. Never throws.
 */
export async function postWebhook({
  url: text,
  headers,
  body,
  allowPrivate,
  timeoutMs = TIMEOUT_MS,
  resolve,
}: PostRequest): Promise<Posted> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const url = checkedUrl(text, allowPrivate)
    const pinned = await pinnedAddress(url, allowPrivate, resolve)
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      lookup: lookupOf(pinned),
      signal,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Actum-Webhooks/1',
      },
    }
    const response = await send(url, options, body)
    const answer = await beginningOf(response)
    const status = response.statusCode ?? 0
    const error = status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : 'status'
    return { status, error, answer }
  } catch (error) {
    return { status: null, error: failureOf(error, signal), answer: '' }
  }
}

function send(url: URL, options: RequestOptions, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/** No more is read than is shown: an answer without an end holds nothing up. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk as Buffer)
      bytes += (chunk as Buffer).length
      if (bytes >= MOST_ANSWER) break
    }
  } catch {
    // The status has arrived, and it is what counts.
  }
  response.destroy()
  return Buffer.concat(chunks).toString('utf8').slice(0, MOST_ANSWER).replaceAll('\0', '')
}

function failureOf(error: unknown, signal: AbortSignal): PostFailure {
  const fault = addressFault(error)
  if (fault !== null) return fault
  if (signal.aborted) return 'timeout'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return 'tls'
  return hasCode(error, 'ENOTFOUND') ? 'unknown' : 'connection'
}
