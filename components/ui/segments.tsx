'use client'

import { useId, type ReactNode } from 'react'
import { cx } from './cx'

export type SegmentsProps<Value extends string> = {
  /** The name of the group, for the listener. */
  label: string
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
  /** As wide as its place, in equal parts. */
  wide?: boolean
  className?: string
}

/** Two to four exclusive choices side by side: a radio group, one stop, arrows inside. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide,
  className,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        'rounded-control border border-line',
        wide ? 'grid auto-cols-fr grid-flow-col' : 'inline-flex max-w-full',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'ring-within relative flex min-h-11 items-center justify-center border-l border-line text-center text-small first:border-l-0 sm:min-h-7',
            wide ? 'px-1' : 'px-2.5',
            'tint hover:bg-press has-checked:bg-heavy has-checked:font-semibold has-checked:text-onact has-disabled:text-ink2',
            'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
