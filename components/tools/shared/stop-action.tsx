'use client'

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { notify } from '@/components/ui/notify'
import { TitleAction } from '@/components/ui/title-block'

/** The title block's action during a run: stops it and shows the outcome. */
export function StopAction({
  id,
  onStop,
  told,
  children,
}: {
  id?: string
  onStop: () => void
  /** Null until the outcome is known. */
  told: string | null
  children: ReactNode
}) {
  return (
    <TitleAction
      id={id}
      data-stop
      primary={false}
      onClick={() => {
        onStop()
        if (told !== null) notify.done(told)
      }}
    >
      <X aria-hidden />
      {children}
    </TitleAction>
  )
}
