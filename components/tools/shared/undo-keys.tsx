'use client'

import { useEffect, useEffectEvent, type Dispatch } from 'react'
import { isRedoKey, isUndoKey } from './desk/desk-keys'
import type { Undoable, UndoAction } from './undo'

interface UndoKeysProps {
  readonly state: Undoable<unknown> & { readonly run: { readonly kind: string } }
  readonly dispatch: Dispatch<UndoAction>
}

/** Ctrl+Z takes back what was last decided; Ctrl+Shift+Z makes it again. */
export function UndoKeys({ state, dispatch }: UndoKeysProps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (state.run.kind === 'running' || hasOwnUndo(event.target)) return
    const undoes = isUndoKey(event) && state.past.length > 0
    const redoes = isRedoKey(event) && state.future.length > 0
    if (!undoes && !redoes) return
    event.preventDefault()
    dispatch({ type: undoes ? 'undone' : 'redone' })
  })
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    // Before the desk hears it, whose own undo brings back what was cleared.
    document.addEventListener('keydown', key, true)
    return () => document.removeEventListener('keydown', key, true)
  }, [])
  return null
}

/** A part of the screen may do it itself. */
function hasOwnUndo(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-undo]') !== null
}
