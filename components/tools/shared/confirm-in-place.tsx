'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

export interface ConfirmInPlaceProps {
  readonly question: string
  readonly fact: string
  /** The verb that can't be undone. */
  readonly confirm: string
  /** The safe verb: filled, has the focus. */
  readonly safe: string
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onSafe: () => void
}

/** A question within a dialog, in the place of what was pressed; a dialog over a dialog would hide what it is about. */
export function ConfirmInPlace({ question, fact, confirm, safe, busy, onConfirm, onSafe }: ConfirmInPlaceProps) {
  const safeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => safeButton.current?.focus(), [])
  return (
    <div role="group" aria-label={question} className="grid gap-2 border-l-3 border-red pl-3">
      <p className="text-small">
        <strong className="font-semibold wrap-anywhere">{question}</strong> {fact}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="primary" ref={safeButton} disabled={busy} onClick={onSafe}>
          {safe}
        </Button>
      </p>
    </div>
  )
}
