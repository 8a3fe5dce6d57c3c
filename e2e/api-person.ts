import type { APIRequestContext, APIResponse } from 'playwright/test'
import { request } from 'playwright/test'

export interface Upload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export function upload(name: string, content: string | Buffer): Upload {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
}

/** The demo account, signed in by the API with cookies and XSRF token, in its own workspace. */
export class ApiPerson {
  private constructor(
    readonly context: APIRequestContext,
    readonly sessionId: string,
    private readonly xsrf: string,
  ) {}

  static async signIn(origin: string): Promise<ApiPerson> {
    const context = await request.newContext({ baseURL: origin })
    await context.post('/api/auth/login', { data: { email: 'demo@actum.example', password: 'actum-demo-2026' } })
    return ApiPerson.signedIn(context)
  }

  /** A new account of this address. */
  static async register(origin: string, email: string): Promise<ApiPerson> {
    const context = await request.newContext({ baseURL: origin })
    await context.post('/api/auth/register', { data: { email, password: 'correct horse battery' } })
    return ApiPerson.signedIn(context)
  }

  private static async signedIn(context: APIRequestContext): Promise<ApiPerson> {
    const { cookies } = await context.storageState()
    const xsrf = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
    const { sessionId } = (await (await context.get('/api/documents/session/new')).json()) as { sessionId: string }
    return new ApiPerson(context, sessionId, xsrf)
  }

  /** The same person and workspace at another server: cookies are not bound to a port. */
  async at(origin: string): Promise<ApiPerson> {
    const context = await request.newContext({ baseURL: origin, storageState: await this.context.storageState() })
    return new ApiPerson(context, this.sessionId, this.xsrf)
  }

  async logOut(): Promise<void> {
    await this.context.post('/api/auth/logout', { headers: { 'x-xsrf-token': this.xsrf } })
  }

  post(
    path: string,
    fields: Record<string, string | Upload>,
    headers: Record<string, string> = {},
  ): Promise<APIResponse> {
    return this.context.post(`/api/documents/${path}`, {
      multipart: { ...fields, sessionId: this.sessionId },
      headers: { 'x-xsrf-token': this.xsrf, ...headers },
      timeout: 120_000,
    })
  }

  get(path: string): Promise<APIResponse> {
    const joined = path.includes('?') ? '&' : '?'
    return this.context.get(`/api/documents/${path}${joined}sessionId=${this.sessionId}`, { timeout: 120_000 })
  }
}
