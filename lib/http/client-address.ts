import { env } from '@/lib/env'

/** Set by our own server from the socket, overwriting the client's value. */
export const PEER_HEADER = 'x-actum-peer'

/**
 * Returns the address for rate limits. X-Forwarded-For is trusted only for the configured number of proxies, counted
 * from the right, so that a client's own entries have no effect. Null if it isn't known: behind an unconfigured proxy,
 * everyone would have the same address, and one of them could lock out the others.
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
