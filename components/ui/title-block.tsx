import type { ComponentProps, ReactNode } from 'react'
import { CellLabel } from './form-cell'
import { cx } from './cx'

export type FigureTone = 'plain' | 'error' | 'note' | 'decide'

const TONES: Readonly<Record<FigureTone, string>> = {
  plain: 'text-ink',
  error: 'text-red',
  note: 'text-ochre',
  decide: 'text-blue',
}

/** A count in the title block. Without a value its place shows a dash. */
export type Figure = { label: string; value: number | string | null; tone?: FigureTone }

export type TitleBlockProps = {
  /** What is signed off here, for the listener. */
  label: string
  /** Nothing to sign yet: the frame is in the colour of control edges. */
  waiting?: boolean
  /** Up to three. */
  figures?: readonly Figure[]
  /** The last cell: a `TitleAction`. */
  action?: ReactNode
  className?: string
  /** `TitleCell`s, in rows of six parts. */
  children?: ReactNode
}

const CELL = 'relative -mt-px -ml-px min-w-0 border-t border-l border-inherit px-2.5 pt-1.5 pb-1.25'

/** Where the work is signed off: figures, facts, and the screen's primary action. */
export function TitleBlock({ label, waiting, figures = [], action, className, children }: TitleBlockProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('border-2 bg-sheet', waiting ? 'border-line' : 'border-heavy', className)}
    >
      <div className="overflow-clip border-inherit">
        <div className="grid grid-cols-6 border-inherit">
          {figures.map((figure) => (
            <div
              key={figure.label}
              className={cx(
                CELL,
                figures.length === 3 ? 'col-span-2' : figures.length === 2 ? 'col-span-3' : 'col-span-6',
              )}
            >
              <CellLabel label={figure.label} />
              <FigureValue figure={figure} />
            </div>
          ))}
          {children}
        </div>
        {action !== undefined && <div className="border-t border-inherit">{action}</div>}
      </div>
    </div>
  )
}

/** A figure's number; a zero is not painted as a fault. */
export function FigureValue({ figure, className }: { figure: Figure; className?: string }) {
  const tone = figure.value === null || figure.value === 0 ? 'plain' : (figure.tone ?? 'plain')
  return <span className={cx('block text-figure font-medium', TONES[tone], className)}>{figure.value ?? '—'}</span>
}

const SPANS = { 2: 'col-span-2', 3: 'col-span-3', 4: 'col-span-4', 6: 'col-span-6' } as const

export type TitleCellProps = {
  label: ReactNode
  note?: ReactNode
  /** How many of the six parts of a row it takes; a row must be full. */
  span?: keyof typeof SPANS
  /** A file's name, a plan: larger or bold. */
  strong?: boolean
  children?: ReactNode
}

/** A fact in the title block. */
export function TitleCell({ label, note, span = 3, strong, children }: TitleCellProps) {
  return (
    <div className={cx(CELL, SPANS[span])}>
      <CellLabel label={label} note={note} />
      <div className={cx('wrap-anywhere text-base', strong && 'font-semibold')}>{children}</div>
    </div>
  )
}

/** The look of the title block's last cell, for a button or a link. */
export function titleActionStyle(primary = true): string {
  return cx(
    'ring-inside relative flex min-h-13 w-full items-center justify-center gap-2.5 px-3 text-center text-action tint',
    primary ? 'bg-act font-semibold text-onact hover:bg-act2' : 'font-medium text-ink hover:bg-press',
    primary && 'focus-visible:outline-onact focus-visible:-outline-offset-4',
    'disabled:bg-press disabled:font-medium disabled:text-ink2 forced-colors:border forced-colors:border-[ButtonText]',
  )
}

/** The title block's action as a button; for a download put `titleActionStyle()` on an `<a>`. */
export function TitleAction({
  primary,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { primary?: boolean }) {
  return <button {...rest} type={type} className={cx(titleActionStyle(primary), className)} />
}
