'use client'

import { useState, type ReactNode } from 'react'
import { deferred, useDeferred } from './deferred'

/** What can be done, as a row of a menu. */
export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  /** It can't be taken back. */
  readonly danger?: boolean
  readonly onSelect: () => void
}

export interface ActionMenuProps {
  /** What the button says, and what the menu is called. */
  readonly label: string
  readonly icon: ReactNode
  readonly triggerClassName?: string
  readonly actions: readonly MenuAction[]
  readonly disabled?: boolean
}

const openMenu = deferred(() => import('./open-action-menu'))

/** A button with a menu of actions. The menu loads separately; until then, the button is alone. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, icon, triggerClassName, disabled } = props
  const [opened, setOpened] = useState<'no' | 'pointer' | 'keyboard'>('no')
  const part = useDeferred(openMenu, opened !== 'no')
  if (part !== null && opened !== 'no') return <part.OpenActionMenu {...props} byKeyboard={opened === 'keyboard'} />
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={label}
      title={label}
      disabled={disabled}
      className={triggerClassName}
      onClick={(event) => setOpened(event.detail === 0 ? 'keyboard' : 'pointer')}
    >
      {icon}
    </button>
  )
}
