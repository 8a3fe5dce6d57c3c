import { useEffect, useState, type RefObject } from 'react'
import { placeBeside, type Box } from './tour-place'

export interface TourPlace {
  /** What the step speaks about, in the page's own measures. */
  readonly target: Box
  readonly panel: { readonly left: number; readonly top: number }
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + window.scrollX, top: top + window.scrollY, width, height }
}

/** The first that a selector finds and the screen shows: what has no room on a small one is behind a button there. */
export function tourTarget(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((element) => element.checkVisibility()) ?? null
}

/** Where the panel is beside what a selector finds, followed through changes of the page; null until it is known. */
export function useTourPlace(selector: string, panel: RefObject<HTMLElement | null>): TourPlace | null {
  const [place, setPlace] = useState<TourPlace | null>(null)

  useEffect(() => {
    const measure = () => {
      const target = tourTarget(selector)
      if (target === null || panel.current === null) return
      const { offsetWidth: width, offsetHeight: height } = panel.current
      const box = boxOf(target)
      const page = { width: document.documentElement.clientWidth }
      setPlace({ target: box, panel: placeBeside(box, { width, height }, page) })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    if (panel.current !== null) observer.observe(panel.current)
    return () => observer.disconnect()
  }, [selector, panel])

  return place
}
