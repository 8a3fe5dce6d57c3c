'use client'

import { CrashDocument } from '@/components/layout/crash/crash-document'
import './globals.css'

/** Where everything has crashed, the providers too. A whole load begins again. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return <CrashDocument digest={error.digest} onAgain={() => window.location.reload()} />
}
