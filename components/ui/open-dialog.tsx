'use client'

import { useRef } from 'react'
import type { DialogProps } from './dialog'
import { DialogCell, DialogCells, DialogFacts, DialogFrame } from './dialog-frame'

/** The panel of `Dialog`. */
export function OpenDialog({ open, title, children, confirm, safe, onConfirm, onSafe, harmless, busy }: DialogProps) {
  const safeButton = useRef<HTMLButtonElement>(null)
  return (
    <DialogFrame open={open} title={title} onEscape={onSafe} initialFocus={safeButton}>
      {children !== undefined && <DialogFacts>{children}</DialogFacts>}
      <DialogCells>
        <DialogCell tone={harmless ? 'plain' : 'danger'} disabled={busy} onClick={onConfirm}>
          {confirm}
        </DialogCell>
        <DialogCell tone="filled" ref={safeButton} onClick={onSafe}>
          {safe}
        </DialogCell>
      </DialogCells>
    </DialogFrame>
  )
}
