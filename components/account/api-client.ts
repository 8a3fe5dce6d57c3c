import { clearStored } from '@/components/layout/browser-storage'
import { send } from './api-request'
import { authorised } from './authorised'
import { keepSignIn, type SignedInAnswer } from './kept-sign-in'
import { openPost } from './open-post'

/**
 * Calls the API as the signed-in person.
 *
 * @throws ApiError
 */
export function callApi(path: string, init: RequestInit = {}): Promise<Response> {
  return authorised((token) => send(path, init, token))
}

export async function logIn(email: string, password: string): Promise<void> {
  await signedIn('/api/auth/login', { email, password })
}

export async function register(email: string, password: string, name: string): Promise<void> {
  await signedIn('/api/auth/register', { email, password, ...(name && { name }) })
}

/** Ends the session, clears local storage (language and theme stay in their cookies), and shows the login screen. */
export async function logOut(): Promise<void> {
  try {
    await callApi('/api/auth/logout', { method: 'POST' })
  } finally {
    clearStored()
    // A whole navigation: nothing that was drawn for this person stays in memory.
    window.location.assign(new URL('/login', window.location.href))
  }
}

async function signedIn(path: string, body: unknown): Promise<void> {
  keepSignIn((await openPost(path, body)) as SignedInAnswer)
}
