import { ApiError, CONNECTION_LOST } from './api-error'

/**
 * What every call to the API carries: what it accepts, the page's language, in which it is answered, the echo of the XSRF cookie, and the
 * token where there is one.
 */
export function requestHeaders(token: string | null, given?: HeadersInit): Headers {
  const headers = new Headers(given)
  headers.set('accept', 'application/json')
  headers.set('x-page-language', document.documentElement.lang)
  headers.set('x-xsrf-token', xsrfCookie())
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  return headers
}

/**
 * Sends one request and returns the response, whatever its status.
 *
 * @throws ApiError CONNECTION_LOST if there is no response
 */
export async function send(path: string, init: RequestInit, token: string | null): Promise<Response> {
  try {
    return await fetch(path, { ...init, headers: requestHeaders(token, init.headers) })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, CONNECTION_LOST, null)
  }
}

function xsrfCookie(): string {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return value === undefined ? '' : decodeURIComponent(value)
}
