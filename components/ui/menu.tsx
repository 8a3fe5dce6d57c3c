'use client'

import { useState } from 'react'
import { deferred, useDeferred } from './deferred'
import { type ChoiceMenuProps, IN_CELL } from './menu-props'

const openMenu = deferred(() => import('./open-menu'))

/**
 * A menu of exclusive choices, with a check mark at the current one. The menu loads separately; until then, the button
 * is alone.
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const [opened, setOpened] = useState<'no' | 'pointer' | 'keyboard'>('no')
  const part = useDeferred(openMenu, opened !== 'no')
  if (part === null) {
    return (
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={false}
        {...(props.inCell && IN_CELL)}
        className={props.triggerClassName}
        onClick={(event) => setOpened(event.detail === 0 ? 'keyboard' : 'pointer')}
        onKeyDown={(event) => {
          if (props.inCell || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
          event.preventDefault()
          setOpened('keyboard')
        }}
      >
        {props.trigger}
      </button>
    )
  }
  return <part.OpenMenu {...props} byKeyboard={opened === 'keyboard'} />
}
