const OF_API = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const OF_PAGES = ['GET', 'HEAD']
const CLOSED = { connection: 'close' }
const BAD = { status: 400, headers: CLOSED }

/**
 * Returns how to reject a request before Next gets it: Next responds to some of these with a page, its own error, or
 * not at all. Pages only accept reads, because there are no server actions.
 *
 * @param {{ method?: string, url?: string, headers: Record<string, unknown> }} request
 * @returns {{ status: number, headers: Record<string, string> } | null} null for a request to be handled
 */
export function refusedRequest({ method = '', url = '', headers }) {
  // Absolute targets are for proxies (RFC 9112 §3.2.2), and this is none; nor does it speak WebSocket.
  if (!url.startsWith('/') || /^websocket$/i.test(String(headers.upgrade ?? ''))) return BAD
  if (!isReadable(url)) return BAD
  const allowed = /^\/api(\/|$)/.test(url) ? OF_API : OF_PAGES
  return allowed.includes(method) ? null : { status: 405, headers: { allow: allowed.join(', '), ...CLOSED } }
}

/** Decoding fails for invalid paths: `%ZZ`, or `%c0%ae`, an overlong encoding of a dot. */
function isReadable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0])
    return true
  } catch {
    return false
  }
}
