/**
 * The virtualiser, whose functions give something else at each scroll though they stay the same: who calls it says `use no memo`,
 * so that no compiler remembers what they gave.
 */
import { measureElement, type Virtualizer } from '@tanstack/react-virtual'

export { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'

/**
 * Returns the size of an element once its observer has it, and until then the one known or expected. Reading it when the element is
 * put in place would lay out the page at once, in the same task that drew it.
 */
export function observedSize<Scrolls extends Element | Window, Item extends Element>(
  element: Item,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scrolls, Item>,
): number {
  if (entry !== undefined) return measureElement(element, entry, virtualizer)
  const index = virtualizer.indexFromElement(element)
  return virtualizer.measurementsCache[index]?.size ?? virtualizer.options.estimateSize(index)
}
