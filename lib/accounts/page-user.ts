import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { AppError } from '@/lib/errors'
import { loginPath } from './login-path'
import type { PublicUser } from './public-user'
import { publicUser } from './public-user'
import { requireUser } from './require-user'

/** The signed-in person of the page being rendered, or null. Asked once a request, however many components ask. */
export const currentUser = cache(async (): Promise<PublicUser | null> => {
  // A page is never opened with a bearer token: only the cookie counts.
  const given = new Headers(await headers())
  given.delete('authorization')
  try {
    return publicUser((await requireUser(given)).session.user)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
})

/** Returns the signed-in user, or redirects to the sign-in page, which leads back to `path`. */
export async function requirePageUser(path: string): Promise<PublicUser> {
  const user = await currentUser()
  if (user === null) redirect(loginPath(path))
  return user
}
