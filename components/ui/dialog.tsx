'use client'

import type { ReactNode } from 'react'
import { deferred, useDeferred } from './deferred'

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

const openDialog = deferred(() => import('./open-dialog'))

/** A question, only for what can't be undone or leaves the page. Its code is fetched apart. */
export function Dialog(props: DialogProps) {
  const part = useDeferred(openDialog, props.open)
  return part === null ? null : <part.OpenDialog {...props} />
}
