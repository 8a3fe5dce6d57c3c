'use client'

import { CrashScreen, type CrashProps } from '@/components/layout/crash/crash-screen'
import { Header } from '@/components/layout/header'

/** Where a frame of screens has crashed: without the person, whom that frame would have known. */
export default function ErrorPage(props: CrashProps) {
  return (
    <>
      <Header user={null} />
      <main id="main" tabIndex={-1} className="outline-none sm:px-6 sm:pt-5">
        <CrashScreen {...props} />
      </main>
    </>
  )
}
