'use client'

import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { cx } from './cx'

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
  const cell = 'ring-inside relative flex min-h-11 items-center justify-center px-3 py-1.5 text-base tint'
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onSafe()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-bar/55 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          initialFocus={safeButton}
          className="fixed top-1/2 left-1/2 z-50 w-[min(30rem,calc(100vw-2rem))] -translate-1/2 border border-t-3 border-line border-t-heavy bg-sheet text-ink shadow-pop transition-opacity duration-160 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <div className="px-5 pt-4 pb-4.5">
            <Base.Title className="font-serif text-number font-bold">{title}</Base.Title>
            {children !== undefined && (
              <Base.Description render={<div />} className="mt-1 text-base text-ink2">
                {children}
              </Base.Description>
            )}
          </div>
          <div className="grid grid-cols-2 border-t border-line">
            <button
              type="button"
              disabled={busy}
              onClick={onConfirm}
              className={cx(cell, 'hover:bg-press disabled:text-ink2', harmless ? 'text-act' : 'text-red')}
            >
              {confirm}
            </button>
            <button
              ref={safeButton}
              type="button"
              onClick={onSafe}
              className={cx(
                cell,
                'bg-act font-semibold text-onact hover:bg-act2 focus-visible:-outline-offset-4 focus-visible:outline-onact',
              )}
            >
              {safe}
            </button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
