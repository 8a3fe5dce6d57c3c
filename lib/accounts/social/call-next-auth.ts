import type { NextApiRequest, NextApiResponse } from 'next'
import type { NextAuthOptions } from 'next-auth'
import imported from 'next-auth'
import { readCookie } from '../cookies'

/** A bundler gives the default export of a CommonJS package, Node the package with its default export in it. */
const NextAuth = (imported as typeof imported & { default?: typeof imported }).default ?? imported

export interface NextAuthCall {
  /** The path after `/api/session`: the action and the provider. */
  readonly path: readonly string[]
  readonly method: 'GET' | 'POST'
  readonly headers: Headers
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, string>>
}

export interface NextAuthAnswer {
  readonly body: unknown
  /** Where it sends to. */
  readonly location: string | null
  /** Set-Cookie values. */
  readonly cookies: readonly string[]
}

/**
 * Calls next-auth, and returns its response so that we can adapt it. It is called as a handler of the pages router,
 * because its route handler reads cookies from Next's context and responds on its own.
 */
export async function callNextAuth(
  options: NextAuthOptions,
  { path, method, headers, query = {}, body = {} }: NextAuthCall,
): Promise<NextAuthAnswer> {
  // With `json`, it returns its redirect instead of sending it. It reads no headers except cookie and host, and the
  // host is NEXTAUTH_URL's.
  const request = {
    query: { ...query, nextauth: path },
    body: { ...body, json: 'true' },
    cookies: cookiesOf(headers),
    headers: {},
    method,
  }
  const response = new CollectedResponse()
  // What next-auth uses of the two is here; the rest of them it never touches.
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options)
  const { body: answered } = response
  const url = answered instanceof Object && 'url' in answered ? answered.url : undefined
  return { body: answered, location: typeof url === 'string' ? url : null, cookies: response.cookies }
}

class CollectedResponse {
  body: unknown = null
  cookies: string[] = []

  status(): this {
    return this
  }

  getHeader(name: string): string[] | undefined {
    return name === 'Set-Cookie' ? this.cookies : undefined
  }

  setHeader(name: string, value: string[]): this {
    if (name === 'Set-Cookie') this.cookies = value
    return this
  }

  json(body: unknown): void {
    this.body = body
  }

  send(body: unknown): void {
    this.body = body
  }
}

function cookiesOf(headers: Headers): Record<string, string> {
  const names = (headers.get('cookie') ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? '')
  return Object.fromEntries(names.map((name) => [name, readCookie(headers, name) ?? '']))
}
