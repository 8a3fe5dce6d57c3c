import { readStored, removeStored, type StoredKey } from '@/components/layout/browser-storage'
import { ApiError } from './api-error'
import { refreshSignIn } from './authorised'
import { readKeptUser, type ApiUser } from './kept-sign-in'
import { notePagePerson } from './page-person'
import { settlePreferences } from './save-preferences'

/** What is one person's alone. */
const PERSONAL: readonly StoredKey[] = ['user', 'token', 'premium', 'profile', 'sessionId']

type KeptPerson = Pick<ApiUser, 'id' | 'email' | 'name' | 'locale' | 'currency'>

/**
 * Makes sure that this browser has the user for whom the page was rendered: after a sign-in with a provider, in cleared
 * storage, or when their address has changed. Data about another user is removed.
 */
export async function keepPerson(person: KeptPerson): Promise<void> {
  const kept = readKeptUser()
  if (kept !== null && kept.id !== person.id) PERSONAL.forEach(removeStored)
  notePagePerson(person.id)
  const isKept = kept?.id === person.id && kept.email === person.email && kept.name === person.name
  if (isKept && readStored('token') !== null) return
  try {
    await refreshSignIn()
    notePagePerson(person.id)
    // A sign-in by a provider comes here without a form that would have settled it.
    if (kept?.id !== person.id && (await settlePreferences(person))) window.location.reload()
  } catch (error) {
    // The next call tells the user; the cookie works without the token.
    if (!(error instanceof ApiError)) throw error
  }
}
