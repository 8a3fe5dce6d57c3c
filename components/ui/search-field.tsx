'use client'

import { Funnel } from 'lucide-react'
import { cx } from './cx'

export type SearchFieldProps = {
  /** What is looked for, and in what; read aloud, and shown while the field is empty. */
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
}

/** Words by which the rows of a table are filtered. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  return (
    <label
      className={cx(
        'ring-within flex min-h-11 items-center gap-2 border border-line bg-sheet px-2 sm:min-h-7.5',
        className,
      )}
    >
      <Funnel aria-hidden className="size-3.5 shrink-0 text-line" />
      <span className="heard-only">{label}</span>
      <input
        type="search"
        value={value}
        placeholder={label}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="w-52 min-w-0 grow bg-transparent text-field outline-none placeholder:text-ink2"
      />
    </label>
  )
}
