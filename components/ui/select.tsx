'use client'

import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { CellLabel, cellStyle, type CellState } from './form-cell'
import { cx } from './cx'
import { SelectTrigger } from './select-trigger'

export type SelectOption<Value extends string> = {
  value: Value
  label: string
  /** Narrow, before the label: a spreadsheet letter. */
  prefix?: string
  /** Secondary, at the right: a sample, a size. */
  note?: string
  disabled?: boolean
}

export type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  disabled?: boolean
  state?: CellState
  /** The id of a `Notice` about it. */
  problemId?: string
  className?: string
}

/** A list with several choices; it stays open while the user chooses. */
export type MultipleProps<Value extends string> = {
  multiple: true
  options: readonly SelectOption<Value>[]
  value: readonly Value[]
  onChange: (values: readonly Value[]) => void
  disabled?: boolean
}

/** A cell of a form that opens a list: label and note in the corners, the choice below. */
export function SelectField<Value extends string>({
  label,
  note,
  hint,
  state,
  problemId,
  className,
  ...select
}: SelectProps<Value> & { label: ReactNode; note?: ReactNode; hint?: ReactNode }) {
  const labelId = useId()
  const shownState = problemId === undefined ? state : 'invalid'
  return (
    <SelectTrigger
      select={select}
      data-print
      aria-labelledby={labelId}
      aria-describedby={problemId}
      aria-invalid={problemId === undefined ? undefined : true}
      className={cx(cellStyle(shownState), 'ring-inside w-full hover:bg-press data-disabled:text-ink2', className)}
    >
      <CellLabel labelId={labelId} label={label} note={note} />
      <span className="flex min-h-6 w-full items-center gap-2 text-field sm:min-h-5">
        <Chosen {...select} supposed={state === 'supposed'} />
        <span aria-hidden className="ml-auto flex">
          <ChevronDown className="size-3.5 text-line" />
        </span>
      </span>
      {hint !== undefined && <span className="font-narrow text-label text-ink2">{hint}</span>}
    </SelectTrigger>
  )
}

/** A list in a cell of a table, whose head and row name it: give the name in `label`. */
export function SelectCell<Value extends string>({
  label,
  state = 'plain',
  problemId,
  className,
  ...select
}: SelectProps<Value> & { label: string }) {
  return (
    <SelectTrigger
      select={select}
      data-print
      aria-label={label}
      aria-describedby={problemId}
      className={cx(
        'ring-inside flex min-h-11 w-full items-center gap-1.5 px-2 py-1 text-left text-cell hover:bg-press sm:min-h-7.5',
        state === 'supposed' && 'bg-blue-wash shadow-[inset_0_-2px_0_var(--blue)]',
        state === 'note' && 'bg-ochre-wash shadow-[inset_0_-2px_0_var(--ochre)]',
        state === 'invalid' && 'bg-red-wash font-semibold text-red shadow-[inset_0_-2px_0_var(--red)]',
        className,
      )}
    >
      <Chosen {...select} supposed={state === 'supposed'} />
      <span aria-hidden className="ml-auto flex">
        <ChevronDown className="size-3.5 text-line" />
      </span>
    </SelectTrigger>
  )
}

function Chosen<Value extends string>({
  options,
  value,
  placeholder,
  supposed,
}: Pick<SelectProps<Value>, 'options' | 'value' | 'placeholder'> & { supposed: boolean }) {
  const option = options.find((candidate) => candidate.value === value)
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {option === undefined ? (
        <span className="truncate">{placeholder ?? '—'}</span>
      ) : (
        <>
          {option.prefix !== undefined && (
            <span className="shrink-0 font-narrow text-label text-print">{option.prefix}</span>
          )}
          <span title={option.label} className={cx('truncate', supposed && 'supposed')}>
            {option.label}
          </span>
        </>
      )}
    </span>
  )
}
