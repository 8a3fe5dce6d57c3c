import { writeStored } from '@/components/layout/browser-storage'

/** The signed-in person as the API gives them. */
export interface ApiUser {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly subscription: { readonly plan: string }
}

export interface SignedInAnswer {
  readonly user: ApiUser
  readonly token: string
}

/** Keeps who signed in, and the token, in this browser. */
export function keepSignIn({ user, token }: SignedInAnswer): void {
  const { id, email, name, subscription } = user
  writeStored('user', JSON.stringify({ id, email, name, subscription }))
  writeStored('token', token)
}
