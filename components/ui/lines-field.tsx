import { useId, type ComponentProps, type ReactNode } from 'react'
import { CellLabel, cellStyle } from './form-cell'
import { cx } from './cx'

export type LinesFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'rows'> & {
  label: ReactNode
  note?: ReactNode
  /** Points to the id of a `Notice` below the grid; its presence draws the red edge. */
  problemId?: string
  className?: string
}

/** A form cell for a text with several lines, such as an address: it grows with its content. */
export function LinesField({ label, note, problemId, className, id, ...area }: LinesFieldProps) {
  const ownId = useId()
  const areaId = id ?? ownId
  return (
    <div className={cx(cellStyle(problemId === undefined ? 'plain' : 'invalid'), 'ring-within cursor-text', className)}>
      <label htmlFor={areaId} className="cursor-text after:absolute after:inset-0">
        <CellLabel label={label} note={note} />
      </label>
      <textarea
        {...area}
        id={areaId}
        rows={1}
        aria-invalid={problemId === undefined ? undefined : true}
        aria-describedby={problemId}
        className="relative z-1 -my-0.5 block min-h-6 py-0.5 field-sizing-content max-h-40 w-full min-w-0 resize-none bg-transparent text-field outline-none disabled:text-ink2"
      />
    </div>
  )
}
