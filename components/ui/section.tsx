'use client'

import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from './cx'

export type SectionProps = {
  /** In the margin from 600 px, before the heading in the side column and on a small screen. */
  number?: number
  title: ReactNode
  /** After the title, below it on a small screen, grey: a count, what remains. */
  note?: ReactNode
  /** At the right of the heading: small buttons, segments, a link. */
  actions?: ReactNode
  /** Finished: a tick. */
  done?: boolean
  /** Folded to one line; shows `summary`, and opens through `onToggle`. */
  folded?: boolean
  summary?: ReactNode
  onToggle?: () => void
  /** A section to come: its name in grey, and `note` what it will show. */
  coming?: boolean
  id?: string
  className?: string
  children?: ReactNode
}

/** A numbered section of the sheet. */
export function Section(props: SectionProps) {
  const { number, title, note, actions, done, folded, summary, onToggle, coming, id, className, children } = props
  const ownId = useId()
  const headingId = `${id ?? ownId}-title`
  const name = <span className={cx(folded && 'sm:inline-block sm:w-39')}>{title}</span>
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx(
        'border-b border-rule px-4 last:border-b-0 sm:pr-6 sm:in-data-[column=main]:pl-18 sm:in-data-[column=side]:px-5',
        'sm:max-xl:in-data-[column=side]:border-b-0',
        folded ? 'py-2' : coming ? 'py-4' : 'pt-4 pb-5',
        className,
      )}
    >
      <div className="relative flex min-h-6.5 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="contents max-sm:flex max-sm:min-w-0 max-sm:flex-col max-sm:gap-0.5">
          <h2
            id={headingId}
            className={cx('flex items-center text-section', coming ? 'font-normal text-ink2' : 'font-semibold')}
          >
            <Marginal number={number} done={done} folded={folded} coming={coming} />
            {onToggle === undefined ? (
              name
            ) : (
              <button
                type="button"
                data-print
                aria-expanded={!folded}
                onClick={onToggle}
                className="target text-left hover:text-act2"
              >
                {name}
              </button>
            )}
          </h2>
          {!folded && note !== undefined && note !== false && (
            <span className="min-w-0 text-small text-ink2">{note}</span>
          )}
        </div>
        {folded && <span className="min-w-0 text-base text-ink2 max-sm:order-1 max-sm:w-full">{summary}</span>}
        {!folded && actions !== undefined && (
          <span className="ml-auto flex flex-wrap items-center gap-2" data-screen-only>
            {actions}
          </span>
        )}
        {done && <Check aria-hidden className="ml-auto text-done sm:hidden" />}
      </div>
      {!folded && children !== undefined && <div className="mt-3">{children}</div>}
    </section>
  )
}

/** What is in the margin: the section's number, or the tick of a folded one. */
function Marginal({ number, done, folded, coming }: Pick<SectionProps, 'number' | 'done' | 'folded' | 'coming'>) {
  if (number === undefined) return null
  const ticked = done && folded
  return (
    <span
      className={cx(
        'mr-2.5 font-serif text-number font-bold sm:in-data-[column=side]:mr-3',
        'sm:in-data-[column=main]:absolute sm:in-data-[column=main]:-left-18 sm:in-data-[column=main]:mr-0 sm:in-data-[column=main]:w-12 sm:in-data-[column=main]:text-center',
        coming ? 'text-ink2' : 'text-print',
      )}
    >
      <span className={cx(ticked && 'sm:heard-only')}>{number}</span>
      {ticked && <Check aria-hidden className="mx-auto hidden text-done sm:block" />}
      <span className="heard-only">. </span>
    </span>
  )
}
