'use client'

import { useEffect } from 'react'
import { Notice } from '@/components/ui/notice'
import { forgetFailedSignIn } from './social-sign-in'

/** Says why a sign-in by a provider came to nothing; this browser takes nobody for signed in any more. */
export function SocialFailure({ sentence }: { sentence: string }) {
  useEffect(() => forgetFailedSignIn(), [])
  return (
    <Notice tone="error" live className="mb-4">
      {sentence}
    </Notice>
  )
}
