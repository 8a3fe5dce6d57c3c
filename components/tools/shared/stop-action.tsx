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
  /** Null where what became of it is still to be seen. */
  told: string | null
  children: ReactNode
}) {
  return (
    <TitleAction
      id={id}
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
