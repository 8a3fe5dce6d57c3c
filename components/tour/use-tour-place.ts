import { useEffect, useState, type RefObject } from 'react'
import { placeBeside, type Box } from './tour-place'

export interface TourPlace {
  /** The subject of the step, in page coordinates. */
  readonly target: Box
  readonly panel: { readonly left: number; readonly top: number }
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + window.scrollX, top: top + window.scrollY, width, height }
}

/** The first visible element of a selector: on a small screen, some are behind a button. */
export function tourTarget(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((element) => element.checkVisibility()) ?? null
}

/** The position of the panel next to a selector's element, updated when the page changes; null until it is known. */
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
