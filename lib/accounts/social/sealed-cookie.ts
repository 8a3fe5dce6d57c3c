import { decode, encode } from 'next-auth/jwt'
import type { z } from 'zod'
import { env } from '@/lib/env'
import { readCookie, setCookie } from '../cookies'
import { keyFor } from '../secret'

/** A sign-in by a provider may take so long, from the press of the button to the return. */
const LIFETIME_SECONDS = 10 * 60

/** A short-lived httpOnly cookie that only the server can read and write. */
export interface SealedCookie<T> {
  /** The Set-Cookie value with a content. */
  seal(content: T): Promise<string>
  /** Returns its content in a request; null if it is absent, expired, or not ours. */
  open(headers: Headers): Promise<T | null>
  /** The Set-Cookie value that removes it. */
  cleared(): string
}

/** A sealed cookie of that name: encrypted, and of no use under another name. */
export function sealedCookie<T extends Record<string, unknown>>(name: string, schema: z.ZodType<T>): SealedCookie<T> {
  // Lazily: the environment is read with the first request.
  const fullName = () => (env().origin.startsWith('https:') ? `__Host-${name}` : name)
  return {
    async seal(content) {
      const sealing = { token: content, secret: keyFor('oauth'), salt: name, maxAge: LIFETIME_SECONDS }
      return setCookie(fullName(), await encode(sealing), { httpOnly: true, maxAge: LIFETIME_SECONDS })
    },
    async open(headers) {
      const sealed = readCookie(headers, fullName())
      if (sealed === undefined) return null
      try {
        const parsed = schema.safeParse(await decode({ token: sealed, secret: keyFor('oauth'), salt: name }))
        return parsed.success ? parsed.data : null
      } catch {
        return null
      }
    },
    cleared() {
      return setCookie(fullName(), '', { httpOnly: true, maxAge: 0 })
    },
  }
}
