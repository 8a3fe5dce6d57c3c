'use client'

import { CrashScreen, type CrashProps } from '@/components/layout/crash/crash-screen'

/** Shown when the frame of the screens has crashed, so it can't use that frame itself. */
export default function ErrorPage(props: CrashProps) {
  return (
    <main id="main" tabIndex={-1} className="outline-none sm:px-6 sm:pt-5">
      <CrashScreen {...props} />
    </main>
  )
}
