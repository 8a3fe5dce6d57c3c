'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { CellLabel } from './form-cell'
import { cx } from './cx'
import { FigureValue, type Figure } from './title-block'

export type DockProps = {
  /** The id of the title block's action: the dock shows while that is out of sight. */
  watch: string
  /** Two at most. */
  figures?: readonly Figure[]
  /** A second copy of a `TitleAction`. */
  action: ReactNode
}

/**
 * The title block's action, docked at the bottom below 1440 px, above the navigation. Its space at the end of the page
 * is always reserved, so that nothing jumps.
 */
export function Dock({ watch, figures = [], action }: DockProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const element = document.getElementById(watch)
    if (element === null) return
    const observer = new IntersectionObserver(([entry]) => setShown(entry !== undefined && !entry.isIntersecting), {
      rootMargin: '0px 0px -60px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
    // Another action may be under the same id by now: a link to the result after the button that made it.
  }, [watch, action])
  return (
    <div
      data-dock
      inert={!shown}
      className={cx(
        'fixed inset-x-0 bottom-[var(--bottom-bar)] z-20 flex min-h-14 flex-wrap border-t-2 border-heavy bg-sheet xl:hidden',
        !shown && 'invisible',
      )}
    >
      {figures.map((figure) => (
        <div key={figure.label} className="min-w-18 border-r border-heavy px-3 pt-1">
          <CellLabel label={figure.label} />
          <FigureValue figure={figure} />
        </div>
      ))}
      <div className="min-h-13 min-w-0 grow basis-44 *:h-full">{action}</div>
    </div>
  )
}
