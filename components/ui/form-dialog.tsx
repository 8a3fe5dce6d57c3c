'use client'

import type { ReactNode } from 'react'
import { deferred, useDeferred } from './deferred'

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

const openFormDialog = deferred(() => import('./open-form-dialog'))

/** A few cells to fill before something is done. Its code is fetched apart. */
export function FormDialog(props: FormDialogProps) {
  const part = useDeferred(openFormDialog, props.open)
  return part === null ? null : <part.OpenFormDialog {...props} />
}
