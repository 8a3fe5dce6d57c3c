/** The address of the login screen, or of registration, from which one gets to `path` of this site afterwards. */
export function loginPath(path: string, screen: '/login' | '/register' = '/login'): string {
  return path === '/' ? screen : `${screen}?callbackUrl=${encodeURIComponent(path)}`
}
