import type { CSSProperties } from 'react'
import type { Box, PageSize } from './box'

/** Where a box is on its page, as CSS. */
export function styleOf([x0, y0, x1, y1]: Box, { width, height }: PageSize): CSSProperties {
  return {
    left: `${(x0 / width) * 100}%`,
    top: `${(y0 / height) * 100}%`,
    width: `${((x1 - x0) / width) * 100}%`,
    height: `${((y1 - y0) / height) * 100}%`,
  }
}
