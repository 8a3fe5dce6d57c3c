import { randomBytes } from 'node:crypto'

/** A new random key of 256 bits, in hexadecimal: it says nothing and fits any store. */
export function newStorageKey(): string {
  return randomBytes(32).toString('hex')
}

export function isStorageKey(key: string): boolean {
  return /^[0-9a-f]{64}$/.test(key)
}
