'use client'

import { HardDrive } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferred, useDeferred } from '@/components/ui/deferred'

const dialog = deferred(() => import('./workspace-dialog'))

export interface WorkspaceActionProps {
  /** Nothing may be taken away under a run. */
  readonly running: boolean
  /** Empties the sheet. */
  readonly onEmpty: () => void
}

/** In a tool's head: the files of the document session, and what the plan leaves. */
export function WorkspaceAction({ running, onEmpty }: WorkspaceActionProps) {
  const t = useTranslations('tools.workspace')
  const [open, setOpen] = useState(false)
  const part = useDeferred(dialog, open)
  return (
    <>
      <Button variant="quiet" icon={<HardDrive aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {open && part !== null && (
        <part.WorkspaceDialog running={running} onEmpty={onEmpty} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
