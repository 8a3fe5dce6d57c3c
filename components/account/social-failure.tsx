'use client'

import { useEffect } from 'react'
import { Notice } from '@/components/ui/notice'
import { forgetFailedSignIn } from './social-sign-in'

/** Says why a sign-in by a provider failed; this browser takes no one for signed in any more. */
export function SocialFailure({ sentence }: { sentence: string }) {
  useEffect(() => forgetFailedSignIn(), [])
  return (
    <Notice tone="error" live className="mb-4">
      {sentence}
    </Notice>
  )
}
