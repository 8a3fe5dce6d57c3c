import { keptUserOf } from './kept-sign-in'

/** What another tab has done: logged out, signed somebody else in, or got a token for the person of this page. */
export type StorageNews = 'loggedOut' | 'another' | 'again'

/**
 * Reads it from what another tab wrote into the local storage.
 *
 * @param key as the `storage` event gives it: null when everything was cleared
 * @param person the id of whom this page was drawn for
 */
export function storageNews(key: string | null, newValue: string | null, person: string): StorageNews | null {
  if (key === null) return 'loggedOut'
  // `keepSignIn` writes the person first: a token that follows is theirs, and the same person written again isn't an event.
  if (key === 'token') return newValue === null ? null : 'again'
  if (key !== 'user') return null
  const user = keptUserOf(newValue)
  if (user === null) return 'loggedOut'
  return user.id === person ? null : 'another'
}
