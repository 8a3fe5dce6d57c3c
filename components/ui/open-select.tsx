'use client'

import { Select as Base } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { MultipleProps, SelectOption, SelectProps } from './select'

/** The list behind `SelectTrigger`, from the first press on: it opens immediately. */
export function OpenSelect<Value extends string>({
  select,
  ...trigger
}: { select: SelectProps<Value> | MultipleProps<Value> } & Omit<ComponentProps<'button'>, 'ref'>) {
  const { options, disabled } = select
  const common = {
    defaultOpen: true,
    disabled,
    items: options.map((option) => ({ value: option.value, label: option.label })),
    children: (
      <>
        <Base.Trigger {...trigger} />
        <Options options={options} />
      </>
    ),
  }
  if ('multiple' in select) {
    return <Base.Root<Value, true> {...common} multiple value={[...select.value]} onValueChange={select.onChange} />
  }
  return (
    <Base.Root<Value>
      {...common}
      value={select.value}
      onValueChange={(chosen) => {
        if (chosen !== null) select.onChange(chosen)
      }}
    />
  )
}

function Options<Value extends string>({ options }: { options: readonly SelectOption<Value>[] }) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={0} align="start" alignItemWithTrigger={false} className="z-50 outline-none">
        <Base.Popup className="pop max-h-[min(var(--available-height),24rem)] min-w-[var(--anchor-width)] max-w-[min(var(--available-width),32rem)] overflow-y-auto">
          <Base.List>
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="flex min-h-11 items-center gap-2 border-b border-rule px-2.5 text-field outline-none select-none last:border-b-0 data-disabled:text-ink2 data-highlighted:bg-press data-selected:font-semibold sm:min-h-7.5 forced-colors:data-highlighted:bg-[Highlight]"
              >
                {option.prefix !== undefined && (
                  <span className="w-4 shrink-0 font-narrow text-label text-print">{option.prefix}</span>
                )}
                <Base.ItemText className="min-w-0 grow wrap-anywhere">{option.label}</Base.ItemText>
                {option.note !== undefined && (
                  <span className="shrink-0 font-narrow text-label text-ink2">{option.note}</span>
                )}
                <span className="flex w-4 shrink-0">
                  <Base.ItemIndicator>
                    <Check className="text-done" />
                  </Base.ItemIndicator>
                </span>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
