'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from './cx'
import { type ChoiceMenuProps, IN_CELL } from './menu-props'
import { Spinner } from './spinner'

/** The menu behind `ChoiceMenu`, from the first press on: it opens immediately. */
export function OpenMenu<Value extends string>({
  label,
  trigger,
  triggerClassName,
  choices,
  value,
  onChange,
  note,
  inCell = false,
  waiting = false,
  byKeyboard,
}: ChoiceMenuProps<Value> & { byKeyboard: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  // A press by keyboard is repeated on the button that is here now, so that its first choice has the focus.
  useEffect(() => {
    if (!byKeyboard || pressed.current) return
    pressed.current = true
    button.current?.click()
  }, [byKeyboard])
  return (
    <Base.Root modal={false} defaultOpen={!byKeyboard}>
      <Base.Trigger
        ref={button}
        {...(inCell && IN_CELL)}
        className={triggerClassName}
        onKeyDown={(event) => {
          if (inCell && event.key.startsWith('Arrow')) event.preventBaseUIHandler()
        }}
      >
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className="pop max-h-[var(--available-height)] min-w-40 overflow-y-auto" aria-label={label}>
            {note !== undefined && (
              <Base.Group>
                <Base.GroupLabel className="max-w-72 border-b border-rule px-2.5 py-1.5 font-narrow text-label text-ink2">
                  {note}
                </Base.GroupLabel>
              </Base.Group>
            )}
            <Base.RadioGroup value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
              {choices.map((choice) => (
                <Base.RadioItem
                  key={choice.value}
                  value={choice.value}
                  lang={choice.lang}
                  disabled={waiting}
                  closeOnClick
                  className={cx(
                    'flex min-h-11 items-center gap-2.5 border-b border-rule px-2.5 text-small outline-none select-none last:border-b-0 sm:min-h-7.5',
                    'data-checked:bg-press data-disabled:text-ink2 data-highlighted:bg-press forced-colors:data-highlighted:bg-[Highlight]',
                  )}
                >
                  {choice.content}
                  <span className="ml-auto flex w-4 shrink-0">
                    {choice.value === value && (waiting ? <Spinner /> : <Check aria-hidden className="text-done" />)}
                  </span>
                </Base.RadioItem>
              ))}
            </Base.RadioGroup>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
