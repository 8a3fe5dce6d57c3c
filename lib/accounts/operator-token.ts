import { jwtVerify, SignJWT } from 'jose'
import { AppError } from '@/lib/errors'
import { keyFor } from './secret'

const ISSUER = 'actum-operator'
const LIFETIME = '60s'

/** With this, a command line on the server's machine proves to the running server that it has the server's secret. */
export function issueOperatorToken(): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(key())
}

/** @throws AppError UNAUTHENTICATED unless the request carries such a token */
export async function requireOperator(headers: Headers): Promise<void> {
  const token = /^Bearer (\S{1,1000})$/.exec(headers.get('authorization') ?? '')?.[1]
  try {
    await jwtVerify(token ?? '', key(), { issuer: ISSUER, algorithms: ['HS256'], maxTokenAge: LIFETIME })
  } catch {
    throw new AppError('UNAUTHENTICATED')
  }
}

function key(): Uint8Array {
  return Buffer.from(keyFor('operator'), 'hex')
}
