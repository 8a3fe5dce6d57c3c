export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The distance between the panel and its subject. */
const GAP = 12
/** Between the panel and the edge of the window. */
const EDGE = 8

function clamped(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most))
}

/**
 * Returns the position of the panel in page coordinates, so that it never covers its subject: on its left if there is
 * room (a narrow column on the right), otherwise below it.
 */
export function placeBeside(target: Box, panel: Size, page: { readonly width: number }): { left: number; top: number } {
  const narrow = target.width < page.width / 2
  if (narrow && target.height > panel.height / 2 && target.left - GAP - panel.width >= EDGE) {
    return { left: target.left - GAP - panel.width, top: target.top }
  }
  const left = clamped(target.left, page.width - panel.width - EDGE)
  return { left, top: target.top + target.height + GAP }
}
