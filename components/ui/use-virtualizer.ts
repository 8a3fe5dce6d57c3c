/**
 * The virtualiser, whose functions give something else at each scroll though they stay the same: who calls it says `use no memo`,
 * so that no compiler remembers what they gave.
 */
export { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
