'use client'

import { useRef, type FormEvent, type ReactNode } from 'react'
import { DialogCell, DialogCells, DialogFacts, DialogFrame } from './dialog-frame'
import { Spinner } from './spinner'

export type FormDialogProps = {
  open: boolean
  title: ReactNode
  /** The facts, before the form's cells. */
  facts?: ReactNode
  /** The verb of the form. */
  submit: string
  cancel: string
  onSubmit: (form: FormData) => void
  onCancel: () => void
  /** It can't be undone: red, and the way back is the filled verb that has the focus. */
  danger?: boolean
  /** Esc leaves it as `cancel` does, unless that would lose something. */
  escape?: boolean
  busy?: boolean
  /** A `FormGrid`, and a `Notice` of what went wrong. */
  children: ReactNode
}

/** A few cells to fill before something is done. */
export function FormDialog(props: FormDialogProps) {
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
