import { readStored, writeStored } from '@/components/layout/browser-storage'

/** The signed-in person as the API gives them. */
export interface ApiUser {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly locale: string | null
  readonly currency: string | null
  readonly subscription: { readonly plan: string }
}

export interface SignedInAnswer {
  readonly user: ApiUser
  readonly token: string
}

/** The response to a registration; without the user's id, no one is signed in. */
export type RegisteredAnswer = (SignedInAnswer & { readonly user_id: string }) | { readonly user_id?: undefined }

/** Keeps who signed in, and the token, in this browser. */
export function keepSignIn({ user, token }: SignedInAnswer): void {
  const { id, email, name, subscription } = user
  writeStored('user', JSON.stringify({ id, email, name, subscription }))
  writeStored('token', token)
}

/** Who this browser keeps as signed in; null where it keeps no one, or nothing that can be read. */
export function readKeptUser(): Pick<ApiUser, 'id' | 'email' | 'name'> | null {
  return keptUserOf(readStored('user'))
}

/** Parses the stored user. */
export function keptUserOf(text: string | null): Pick<ApiUser, 'id' | 'email' | 'name'> | null {
  try {
    const user: unknown = JSON.parse(text ?? 'null')
    if (typeof user !== 'object' || user === null) return null
    const { id, email, name } = user as Record<string, unknown>
    if (typeof id !== 'string' || typeof email !== 'string') return null
    return { id, email, name: typeof name === 'string' ? name : null }
  } catch {
    // Whatever wrote it, it isn't ours.
    return null
  }
}
