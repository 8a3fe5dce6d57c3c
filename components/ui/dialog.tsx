'use client'

import { useRef, type ReactNode } from 'react'
import { DialogCell, DialogCells, DialogFacts, DialogFrame } from './dialog-frame'

export type DialogProps = {
  open: boolean
  /** The question. */
  title: ReactNode
  /** The fact behind it. */
  children?: ReactNode
  /** The verb that can't be undone or leaves the page. */
  confirm: string
  /** The safe verb: filled, has the focus, Esc does the same. */
  safe: string
  onConfirm: () => void
  onSafe: () => void
  /** What is confirmed destroys nothing: not red. */
  harmless?: boolean
  busy?: boolean
}

/** A question, only for what can't be undone or leaves the page. */
export function Dialog({ open, title, children, confirm, safe, onConfirm, onSafe, harmless, busy }: DialogProps) {
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
