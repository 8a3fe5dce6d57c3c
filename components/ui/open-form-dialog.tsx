'use client'

import { useRef, type FormEvent } from 'react'
import { DialogCell, DialogCells, DialogFacts, DialogFrame } from './dialog-frame'
import type { FormDialogProps } from './form-dialog'
import { Spinner } from './spinner'

/** The panel of `FormDialog`. */
export function OpenFormDialog(props: FormDialogProps) {
  const { open, title, facts, submit, cancel, onSubmit, onCancel, danger, escape = true, busy, children } = props
  const cancelButton = useRef<HTMLButtonElement>(null)

  function onFormSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React passes events on to what the dialog was opened from, which may be a form too.
    event.stopPropagation()
    if (!busy) onSubmit(new FormData(event.currentTarget))
  }

  const cancelCell = (
    <DialogCell key="cancel" ref={cancelButton} tone={danger ? 'filled' : 'plain'} onClick={onCancel}>
      {cancel}
    </DialogCell>
  )
  const submitCell = (
    <DialogCell key="submit" type="submit" tone={danger ? 'danger' : 'filled'} disabled={busy} aria-busy={busy}>
      {busy && <Spinner />}
      {submit}
    </DialogCell>
  )
  return (
    <DialogFrame
      open={open}
      title={title}
      onEscape={escape ? onCancel : undefined}
      initialFocus={danger ? cancelButton : undefined}
    >
      {facts !== undefined && <DialogFacts>{facts}</DialogFacts>}
      <form method="post" onSubmit={onFormSubmit}>
        <div className="mt-3 grid grid-cols-1 gap-3 px-5">{children}</div>
        <DialogCells>{danger ? [submitCell, cancelCell] : [cancelCell, submitCell]}</DialogCells>
      </form>
    </DialogFrame>
  )
}
