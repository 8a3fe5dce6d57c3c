'use client'

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { notify } from '@/components/ui/notify'
import { TitleAction } from '@/components/ui/title-block'

/** The title block's action while a run is under way: gives it up, and says what became of it. */
export function StopAction({
  id,
  onStop,
  told,
  children,
}: {
  id?: string
  onStop: () => void
  told: string
  children: ReactNode
}) {
  return (
    <TitleAction
      id={id}
      primary={false}
      onClick={() => {
        onStop()
        notify.done(told)
      }}
    >
      <X aria-hidden />
      {children}
    </TitleAction>
  )
}
