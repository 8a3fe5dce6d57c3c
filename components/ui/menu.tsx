'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Spinner } from './spinner'

export type MenuChoice<Value extends string> = {
  value: Value
  /** What the row shows; the tick of the current one is added. */
  content: ReactNode
  /** The language of the row where it is not the page's. */
  lang?: string
}

export type ChoiceMenuProps<Value extends string> = {
  /** The name of the whole: «Валюта». */
  label: string
  /** What the closed menu shows. */
  trigger: ReactNode
  triggerClassName?: string
  choices: readonly MenuChoice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The choices can't be taken yet: they are grey and a spinner stands by the current one. */
  waiting?: boolean
}

/** A menu of exclusive choices, the current one ticked. */
export function ChoiceMenu<Value extends string>({
  label,
  trigger,
  triggerClassName,
  choices,
  value,
  onChange,
  waiting = false,
}: ChoiceMenuProps<Value>) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className={triggerClassName}>{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className="pop max-h-[var(--available-height)] min-w-40 overflow-y-auto" aria-label={label}>
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
