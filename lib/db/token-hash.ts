import { createHash } from 'node:crypto'

/** What a row keeps in a token's place. SHA-256 is enough where the token is our own random one: it can't be guessed, as a password can. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
