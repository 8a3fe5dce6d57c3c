import type { ReactNode } from 'react'
import { currentUser } from '@/lib/accounts/page-user'
import { UserFrame } from '../user-frame'

/**
 * The frame of the signed-in screens. Each page checks the user itself, because a layout isn't rendered again at every
 * navigation. The help is read before signing in too.
 */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  return <UserFrame user={await currentUser()}>{children}</UserFrame>
}
