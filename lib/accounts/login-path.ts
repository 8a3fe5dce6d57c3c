/** Returns the address of the sign-in page, or of registration, which leads to `path` of this site afterward. */
export function loginPath(path: string, screen: '/login' | '/register' = '/login'): string {
  return path === '/' ? screen : `${screen}?callbackUrl=${encodeURIComponent(path)}`
}
