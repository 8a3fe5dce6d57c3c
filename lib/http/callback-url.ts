/**
 * A path of this site to go to after login, from `callbackUrl`; anything else becomes `/`. A URL parser
 * decides, as the browser will: `//host`, `/\host` and `https:host` all name another site.
 */
export function safeCallbackUrl(value: string | readonly string[] | undefined): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/'
  const base = 'http://actum.invalid'
  if (!URL.canParse(value, base)) return '/'
  const url = new URL(value, base)
  const path = url.pathname + url.search
  const own = url.origin === base && !path.startsWith('//') && !url.pathname.startsWith('/api/')
  return own ? path : '/'
}
