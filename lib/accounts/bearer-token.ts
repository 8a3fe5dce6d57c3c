import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { JWTExpired } from 'jose/errors'
import { AppError } from '@/lib/errors'
import { keyFor } from './secret'
import { TOKEN_LIFETIME_SECONDS } from './session-lifetime'

const ISSUER = 'actum'

/** What a bearer token says: whose it is, which session row it belongs to, and the hash of the cookie it is bound to. */
export interface TokenClaims {
  readonly userId: string
  readonly sessionId: string
  readonly bindHash: string
}

/** SHA-256 of the binding cookie, as the session row and the token carry it. */
export function hashOfBind(bind: string): string {
  return createHash('sha256').update(bind).digest('base64url')
}

/** A token for `TOKEN_LIFETIME_SECONDS`. */
export function issueToken(claims: TokenClaims): Promise<string> {
  return new SignJWT({ sid: claims.sessionId, bind: claims.bindHash })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(claims.userId)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_LIFETIME_SECONDS}s`)
    .sign(key())
}

/**
 * Reads a token.
 *
 * @throws AppError TOKEN_EXPIRED if it was ours and has expired, UNAUTHENTICATED if it is anything else.
 */
export async function readToken(token: string): Promise<TokenClaims> {
  try {
    const { payload } = await jwtVerify(token, key(), { issuer: ISSUER, algorithms: ['HS256'] })
    const { sub, sid, bind } = payload
    if (typeof sub === 'string' && typeof sid === 'string' && typeof bind === 'string') {
      return { userId: sub, sessionId: sid, bindHash: bind }
    }
  } catch (error) {
    if (error instanceof JWTExpired) throw new AppError('TOKEN_EXPIRED')
  }
  throw new AppError('UNAUTHENTICATED')
}

function key(): Uint8Array {
  return Buffer.from(keyFor('token'), 'hex')
}
