import { PEER_HEADER } from '../client-address'

/**
 * A browser as far as the API is concerned: it stores cookies, echoes the XSRF token, and calls route handlers
 * directly.
 */
export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>

export interface Call {
  readonly method?: string
  readonly json?: unknown
  /** A JSON body as it is written. */
  readonly jsonText?: string
  readonly form?: FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** The request's URL; handlers use only their parameters, but the log contains it. */
  readonly path?: string
}

export const TEST_ORIGIN = 'http://localhost:3000'

let browsers = 0

export class Browser {
  /** Each has its own address, as rate limits count by it. */
  private readonly address = `10.0.${Math.floor(++browsers / 250)}.${browsers % 250}`
  readonly cookies = new Map<string, string>()

  /** Returns a browser that was given cookies: Set-Cookie values, as when a session starts. */
  static withCookies(cookies: readonly string[]): Browser {
    const browser = new Browser()
    for (const cookie of cookies) browser.keep(cookie)
    return browser
  }

  /** Returns a browser with the same cookies, at its own address. */
  copy(): Browser {
    const browser = new Browser()
    for (const [name, value] of this.cookies) browser.cookies.set(name, value)
    return browser
  }

  /** Calls a handler as a page of ours would, with changes by `headers`. */
  async call(
    handler: Handler,
    {
      method,
      json,
      jsonText = json === undefined ? undefined : JSON.stringify(json),
      form,
      headers = {},
      params = {},
      query = {},
      path = '/api/test',
    }: Call = {},
  ): Promise<Response> {
    const sent = new Headers({
      origin: TEST_ORIGIN,
      'sec-fetch-site': 'same-origin',
      'accept-language': 'en',
      [PEER_HEADER]: this.address,
    })
    if (this.cookies.size > 0)
      sent.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const xsrf = this.cookies.get('XSRF-TOKEN')
    if (xsrf !== undefined) sent.set('x-xsrf-token', decodeURIComponent(xsrf))
    if (jsonText !== undefined) sent.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(headers)) {
      if (value === '') sent.delete(name)
      else sent.set(name, value)
    }
    const body = jsonText ?? form ?? null
    const request = new Request(`${TEST_ORIGIN}${path}?${new URLSearchParams(query)}`, {
      method: method ?? (body === null ? 'GET' : 'POST'),
      headers: sent,
      body,
    })
    const response = await handler(request, { params: Promise.resolve(params) })
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie)
    return response
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (attributes.some((attribute) => attribute.trim() === 'Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(at + 1))
  }
}
