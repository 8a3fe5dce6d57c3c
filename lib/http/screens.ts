/** The screens that need a signed-in person. */
const SIGNED_IN = ['/', '/parser', '/dose', '/history', '/profile', '/subscribe'] as const

export function isSignedInScreen(pathname: string): boolean {
  return (SIGNED_IN as readonly string[]).includes(pathname)
}
