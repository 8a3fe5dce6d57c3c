import { keptUserOf } from './kept-sign-in'

/** What another tab did: signed out, signed in another user, or got a token for this page's user. */
export type StorageNews = 'loggedOut' | 'another' | 'again'

/**
 * Determines it from what another tab wrote into the local storage.
 *
 * @param key as in the `storage` event: null if everything was cleared
 * @param person the id of the user for whom this page was rendered
 */
export function storageNews(key: string | null, newValue: string | null, person: string): StorageNews | null {
  if (key === null) return 'loggedOut'
  // `keepSignIn` writes the user first, so a token that follows is theirs. Writing the same user again causes no event.
  if (key === 'token') return newValue === null ? null : 'again'
  if (key !== 'user') return null
  const user = keptUserOf(newValue)
  if (user === null) return 'loggedOut'
  return user.id === person ? null : 'another'
}
