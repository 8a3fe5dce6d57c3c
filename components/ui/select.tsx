'use client'

import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { CellLabel, cellStyle, type CellState } from './form-cell'
import { cx } from './cx'

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
  /** What stands there while nothing is chosen. */
  placeholder?: string
  disabled?: boolean
  state?: CellState
  /** The id of a `Notice` about it. */
  problemId?: string
  className?: string
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
    <Root {...select}>
      <Base.Trigger
        data-print
        aria-labelledby={labelId}
        aria-describedby={problemId}
        aria-invalid={problemId === undefined ? undefined : true}
        className={cx(cellStyle(shownState), 'ring-inside w-full hover:bg-press data-disabled:text-ink2', className)}
      >
        <CellLabel labelId={labelId} label={label} note={note} />
        <span className="flex min-h-6 w-full items-center gap-2 text-field sm:min-h-5">
          <Chosen options={select.options} placeholder={select.placeholder} supposed={state === 'supposed'} />
          <Base.Icon className="ml-auto flex">
            <ChevronDown className="size-3.5 text-line" />
          </Base.Icon>
        </span>
        {hint !== undefined && <span className="font-narrow text-label text-ink2">{hint}</span>}
      </Base.Trigger>
    </Root>
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
    <Root {...select}>
      <Base.Trigger
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
        <Chosen options={select.options} placeholder={select.placeholder} supposed={state === 'supposed'} />
        <Base.Icon className="ml-auto flex">
          <ChevronDown className="size-3.5 text-line" />
        </Base.Icon>
      </Base.Trigger>
    </Root>
  )
}

function Root<Value extends string>({
  options,
  value,
  onChange,
  disabled,
  children,
}: SelectProps<Value> & { children: ReactNode }) {
  return (
    <Base.Root<Value>
      items={options.map((option) => ({ value: option.value, label: option.label }))}
      value={value}
      disabled={disabled}
      onValueChange={(chosen) => {
        if (chosen !== null) onChange(chosen)
      }}
    >
      {children}
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
    </Base.Root>
  )
}

function Chosen<Value extends string>({
  options,
  placeholder,
  supposed,
}: {
  options: readonly SelectOption<Value>[]
  placeholder?: string
  supposed: boolean
}) {
  return (
    <Base.Value className="flex min-w-0 items-center gap-1.5">
      {(value: Value | null) => {
        const option = options.find((candidate) => candidate.value === value)
        if (option === undefined) return <span className="truncate">{placeholder ?? '—'}</span>
        return (
          <>
            {option.prefix !== undefined && (
              <span className="shrink-0 font-narrow text-label text-print">{option.prefix}</span>
            )}
            <span className={cx('truncate', supposed && 'supposed')}>{option.label}</span>
          </>
        )
      }}
    </Base.Value>
  )
}
