import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

interface GithubEmail {
  readonly email: string
  readonly primary: boolean
  readonly verified: boolean
}

/** A GitHub Enterprise Server on this machine, as far as OAuth apps need it: docs.github.com, «Authorizing OAuth apps». */
export class TestGithub {
  readonly clientId = 'github-client'
  readonly clientSecret = 'github-secret'
  user = { id: 583_231, login: 'octocat', name: 'Octo Cat' as string | null }
  emails: GithubEmail[] = []
  private readonly challenges = new Map<string, string>()
  private readonly token = `gho_${randomUUID()}`

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {
    server.on('request', (request, response) => void this.answer(request, response))
  }

  static async start(): Promise<TestGithub> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const address = server.address()
    return new TestGithub(server, `http://localhost:${typeof address === 'object' ? address?.port : 0}`)
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url)
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/login/oauth/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      const code = randomUUID()
      this.challenges.set(code, url.searchParams.get('code_challenge') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      response.writeHead(302, { location: back.href }).end()
    } else if (url.pathname === '/login/oauth/access_token') {
      json(200, this.exchanged(new URLSearchParams(await text(request))))
    } else if (request.headers.authorization !== `Bearer ${this.token}` || request.headers['user-agent'] !== 'Actum') {
      json(401, { message: 'Bad credentials' })
    } else if (url.pathname === '/api/v3/user') {
      json(200, this.user)
    } else {
      json(url.pathname === '/api/v3/user/emails' ? 200 : 404, this.emails)
    }
  }

  private exchanged(form: URLSearchParams): object {
    if (form.get('client_id') !== this.clientId || form.get('client_secret') !== this.clientSecret) {
      return { error: 'incorrect_client_credentials' }
    }
    const code = form.get('code') ?? ''
    const challenge = this.challenges.get(code)
    this.challenges.delete(code)
    const given = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (challenge === undefined || challenge !== given) return { error: 'bad_verification_code' }
    return { access_token: this.token, token_type: 'bearer', scope: 'read:user,user:email' }
  }
}
