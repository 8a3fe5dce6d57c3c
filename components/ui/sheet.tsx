import type { ReactNode } from 'react'
import { cx } from './cx'

/** The ruled sheet: up to 1680 px wide, 24 px from the sides, without edges on a small screen. */
export function Sheet({ narrow, className, children }: { narrow?: boolean; className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'mx-auto w-full border-t-3 border-heavy bg-sheet sm:border-x sm:border-b sm:border-x-rule sm:border-b-rule',
        'max-sm:border-t-0 max-sm:pb-4',
        narrow ? 'max-w-[57.5rem]' : 'max-w-[105rem]',
        className,
      )}
    >
      {children}
    </div>
  )
}

export type SheetHeadProps = {
  title: ReactNode
  /** One sentence: what goes in and what comes out. */
  lead?: ReactNode
  /** The text changes later: if it may need two lines, they are reserved, so that nothing below moves. */
  leadChanges?: boolean
  /** Up to three quiet actions. */
  actions?: ReactNode
  /** On a small screen they are behind one button, next to the title. */
  actionsFold?: boolean
}

/** The head of a sheet: the page's `h1`. */
export function SheetHead({ title, lead, leadChanges, actions, actionsFold }: SheetHeadProps) {
  return (
    <header
      className={cx(
        'relative order-first flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule px-4 py-3 lg:flex-nowrap sm:margin-rules sm:min-h-17.5 sm:pr-6 sm:pl-18',
        actionsFold && 'max-sm:flex-nowrap max-sm:items-start max-sm:gap-x-3',
      )}
    >
      <div className="min-w-0">
        <h1 className="font-serif text-title font-bold">{title}</h1>
        {lead !== undefined && (
          <p className={cx('text-small text-ink2', leadChanges && 'max-sm:min-h-9 lg:max-xl:min-h-9')}>{lead}</p>
        )}
      </div>
      {actions !== undefined && (
        <div
          className={cx(
            'flex flex-wrap items-center gap-2 lg:shrink-0',
            actionsFold ? 'max-sm:shrink-0' : 'max-sm:grow',
          )}
          data-screen-only
        >
          {actions}
        </div>
      )}
    </header>
  )
}

/**
 * Below the head: sections and, with `side`, the column of options and title block, last below 1440 px. `filling` means
 * that the sections have or will have content; what's below them starts below the window's edge, so that new content
 * pushes nothing. With `sideFirst`, it is above the sections below 1440 px: it has the result, and the sections explain
 * it.
 */
export function SheetBody({
  side,
  sideFirst,
  filling,
  children,
}: {
  side?: ReactNode
  sideFirst?: boolean
  filling?: boolean
  children: ReactNode
}) {
  return (
    <div className={cx(side !== undefined && 'xl:grid xl:grid-cols-[minmax(0,1fr)_20.5rem]')}>
      {sideFirst && side}
      <div
        data-column="main"
        id="sheet"
        tabIndex={-1}
        className={cx(
          'relative min-w-0 outline-none sm:margin-rules',
          filling && 'screen-high',
          sideFirst && 'xl:order-first',
        )}
      >
        {children}
      </div>
      {!sideFirst && side}
    </div>
  )
}

/** The column of options and title block: 328 px and sticky from 1440, a row of two from 600, one below the other on less. */
export function SideColumn({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside aria-label={label} className="border-rule max-xl:first:border-b max-xl:last:border-t xl:border-l">
      <div
        data-column="side"
        className="sm:max-xl:grid sm:max-xl:grid-cols-2 sm:max-xl:divide-x sm:max-xl:divide-rule sm:max-xl:pl-12.5 xl:sticky xl:top-[calc(var(--bar-height)+var(--strip)+1px)]"
      >
        {children}
      </div>
    </aside>
  )
}
