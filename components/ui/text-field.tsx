import { useId, type ComponentProps, type ReactNode } from 'react'
import { CellLabel, cellStyle } from './form-cell'
import { cx } from './cx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: ReactNode
  note?: ReactNode
  /** Points to the id of a `Notice` below the grid; its presence draws the red edge. */
  problemId?: string
  /** Below the value, in PT Sans Narrow: an example of the result. */
  hint?: ReactNode
  /** At the right of the value: a small control. */
  end?: ReactNode
  className?: string
}

/** A cell of a form to write in: the whole cell is the target. */
export function TextField({ label, note, problemId, hint, end, className, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = hint === undefined ? undefined : `${inputId}-hint`
  return (
    <div className={cx(cellStyle(problemId === undefined ? 'plain' : 'invalid'), 'ring-within cursor-text', className)}>
      <label htmlFor={inputId} className="cursor-text after:absolute after:inset-0">
        <CellLabel label={label} note={note} />
      </label>
      <span className="flex items-center gap-2">
        <input
          {...input}
          id={inputId}
          aria-invalid={problemId === undefined ? undefined : true}
          aria-describedby={[problemId, hintId].filter(Boolean).join(' ') || undefined}
          className="relative z-1 w-full min-w-0 bg-transparent text-field outline-none disabled:text-ink2"
        />
        {end !== undefined && <span className="relative z-1 flex shrink-0 items-center">{end}</span>}
      </span>
      {hint !== undefined && (
        <span id={hintId} className="font-narrow text-label text-ink2">
          {hint}
        </span>
      )}
    </div>
  )
}
