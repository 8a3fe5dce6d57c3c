import type { ReactNode } from 'react'
import { UserFrame } from '../../user-frame'

/** The frame of private mode. Its pages are cached for use offline, so it says nothing about the user and asks the server nothing. */
export default function PrivateLayout({ children }: { children: ReactNode }) {
  return (
    <UserFrame user={null} hasTools>
      {children}
    </UserFrame>
  )
}
