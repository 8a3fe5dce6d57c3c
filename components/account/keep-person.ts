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
 * Sees to it that this browser keeps the person whom the page was drawn for: after a social login, in an emptied storage, or when
 * their address has changed meanwhile. What it kept of somebody else goes.
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
    // The next call says it to the person; the cookie does without the token.
    if (!(error instanceof ApiError)) throw error
  }
}
