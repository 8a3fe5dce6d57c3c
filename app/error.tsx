'use client'

import { CrashScreen, type CrashProps } from '@/components/layout/crash/crash-screen'

/** Where a frame of screens has crashed: without that frame, which every page would have to bring twice. */
export default function ErrorPage(props: CrashProps) {
  return (
    <main id="main" tabIndex={-1} className="outline-none sm:px-6 sm:pt-5">
      <CrashScreen {...props} />
    </main>
  )
}
