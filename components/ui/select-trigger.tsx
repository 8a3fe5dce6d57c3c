'use client'

import { useState, type ComponentProps } from 'react'
import { deferred, useDeferred } from './deferred'
import type { MultipleProps, SelectProps } from './select'

const openSelect = deferred(() => import('./open-select'))

const OPENING = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

/**
 * The closed list: a button that shows the choice. The list itself loads separately and replaces the button at the
 * first press.
 */
export function SelectTrigger<Value extends string>({
  select,
  ...button
}: { select: SelectProps<Value> | MultipleProps<Value> } & Omit<
  ComponentProps<'button'>,
  'type' | 'ref' | 'disabled'
>) {
  const [opened, setOpened] = useState(false)
  const part = useDeferred(openSelect, opened)
  if (part === null) {
    return (
      <button
        {...button}
        type="button"
        role="combobox"
        // The list isn't part of the page yet.
        aria-controls={undefined}
        aria-haspopup="listbox"
        aria-expanded={false}
        disabled={select.disabled}
        data-disabled={select.disabled ? '' : undefined}
        onClick={() => setOpened(true)}
        onKeyDown={(event) => {
          // A letter begins the name of an option, as it does in the open list.
          const letter =
            event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
          if (!letter && !OPENING.has(event.key)) return
          event.preventDefault()
          setOpened(true)
        }}
      />
    )
  }
  return <part.OpenSelect {...button} select={select} />
}
