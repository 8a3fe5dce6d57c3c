import { env } from '@/lib/env'

/** Set by our own server from the socket, over whatever the client sent under that name. */
export const PEER_HEADER = 'x-actum-peer'

/**
 * The address that rate limits count by. X-Forwarded-For is believed only as far as the configured number of proxies
 * reaches, counted from the right, so that a client's own entries change nothing. Null where no one knows it: behind a proxy
 * that was not configured everyone would be one, and one of them could lock out the others.
 *
 * @param trusted how many proxies in front of the server are ours
 */
export function clientAddress(headers: Headers, trusted = env().ACTUM_TRUSTED_PROXIES): string | null {
  if (trusted > 0) {
    const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const hop = hops.at(-trusted)
    if (hop) return hop
  }
  return headers.get(PEER_HEADER)
}
