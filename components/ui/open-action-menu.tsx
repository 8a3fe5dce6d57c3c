'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { useEffect, useRef } from 'react'
import type { ActionMenuProps } from './action-menu'
import { cx } from './cx'

/** The menu behind `ActionMenu`, from the first press on: it opens immediately. */
export function OpenActionMenu({
  label,
  icon,
  triggerClassName,
  actions,
  disabled,
  byKeyboard,
}: ActionMenuProps & { byKeyboard: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  // A press by keyboard is repeated on the button that is here now, so that the first action has the focus.
  useEffect(() => {
    if (!byKeyboard || pressed.current) return
    pressed.current = true
    button.current?.click()
  }, [byKeyboard])
  return (
    <Base.Root modal={false} defaultOpen={!byKeyboard}>
      <Base.Trigger ref={button} aria-label={label} title={label} disabled={disabled} className={triggerClassName}>
        {icon}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className="pop max-h-[var(--available-height)] min-w-40 overflow-y-auto" aria-label={label}>
            {actions.map(({ id, label: words, icon: sign, danger, onSelect }) => (
              <Base.Item
                key={id}
                onClick={onSelect}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-2.5 border-b border-rule px-2.5 text-small outline-none select-none last:border-b-0 sm:min-h-7.5',
                  'data-highlighted:bg-press forced-colors:data-highlighted:bg-[Highlight] [&>svg]:size-4 [&>svg]:shrink-0',
                  danger && 'text-red',
                )}
              >
                {sign}
                {words}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
