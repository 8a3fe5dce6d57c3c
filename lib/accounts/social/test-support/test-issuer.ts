import type { MutableResponse, MutableToken } from 'oauth2-mock-server'
import { OAuth2Server } from 'oauth2-mock-server'
import type { IssuerDocument } from '../discovery'

/** An OpenID Connect issuer on this machine that signs everyone in without asking. */
export class TestIssuer {
  /** The claims of the ID token. */
  claims: Record<string, unknown> = {}
  /** What the userinfo endpoint says beside. */
  userinfo: Record<string, unknown> = {}
  /** Changes the answer of the token endpoint. */
  alter: (response: MutableResponse) => void | Promise<void> = () => undefined

  private constructor(
    private readonly server: OAuth2Server,
    readonly url: string,
  ) {
    server.service.on('beforeTokenSigning', (token: MutableToken) => Object.assign(token.payload, this.claims))
    server.service.on('beforeResponse', (response: MutableResponse) => this.alter(response))
    server.service.on('beforeUserinfo', (response: MutableResponse) => {
      response.body = { sub: this.claims['sub'], ...this.userinfo }
    })
  }

  static async start(): Promise<TestIssuer> {
    const server = new OAuth2Server()
    await server.issuer.keys.generate('RS256')
    await server.start(0, 'localhost')
    return new TestIssuer(server, server.issuer.url ?? '')
  }

  /** Lets it sign as another issuer; gives what that one would say of itself. */
  named(issuer: string): IssuerDocument {
    this.server.issuer.url = issuer
    return {
      issuer,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/jwks`,
    }
  }

  /** A new user signs in next, with a verified address and default claims. */
  person(claims: Record<string, unknown>): void {
    this.claims = { email_verified: true, ...claims }
    this.userinfo = {}
    this.alter = () => undefined
  }

  close(): Promise<void> {
    return this.server.stop()
  }
}
