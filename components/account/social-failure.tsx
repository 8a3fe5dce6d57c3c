'use client'

import { useEffect } from 'react'
import { Notice } from '@/components/ui/notice'
import { forgetFailedSignIn } from './social-sign-in'

/** Shows why a sign-in with a provider failed; this browser forgets the user. */
export function SocialFailure({ sentence }: { sentence: string }) {
  useEffect(() => forgetFailedSignIn(), [])
  return (
    <Notice tone="error" live className="mb-4">
      {sentence}
    </Notice>
  )
}
