/** What the browser keeps for Actum. In a private window reading or writing may fail: that is a warning, never a fault. */
export type StoredKey =
  | 'selectedLanguage'
  | 'lang'
  | 'darkMode'
  | 'currency'
  | 'user'
  | 'token'
  | 'premium'
  | 'sessionId'
  | 'profile'
  | 'singleKeys'

/** Pages that were cleared: an answer that was asked for before signing out may come before the next page opens. */
const cleared = new WeakSet<Window>()

function attempt<Result>(what: string, action: () => Result, otherwise: Result): Result {
  try {
    return action()
  } catch (error) {
    console.warn(`Browser storage: ${what} failed`, error)
    return otherwise
  }
}

/** The value kept under a key; null when there is none or storage can't be read. */
export function readStored(key: StoredKey): string | null {
  return attempt(`reading ${key}`, () => window.localStorage.getItem(key), null)
}

/** Saves a value under a key; after `clearStored` nothing more, even if a response for this page is still pending. */
export function writeStored(key: StoredKey, value: string): void {
  if (!cleared.has(window)) attempt(`writing ${key}`, () => window.localStorage.setItem(key, value), undefined)
}

export function removeStored(key: StoredKey): void {
  attempt(`removing ${key}`, () => window.localStorage.removeItem(key), undefined)
}

/** Forgets everything, as logging out does; this page, which is about to be left, keeps nothing from then on. */
export function clearStored(): void {
  cleared.add(window)
  attempt('clearing', () => window.localStorage.clear(), undefined)
}

/** Keeps a value for a year where the server sees it too, so that its first HTML is already right. */
export function writePreferenceCookie(name: 'selectedLanguage' | 'darkMode', value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

/** Such a value; null when there is none. */
export function readPreferenceCookie(name: 'selectedLanguage' | 'darkMode'): string | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='))
  return pairs.find(([key]) => key === name)?.[1] ?? null
}

/** Forgets such a value. */
export function removePreferenceCookie(name: 'selectedLanguage' | 'darkMode'): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
