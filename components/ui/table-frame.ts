/** The frame of a ruled table, heavy above and below. */
export const tableRegionStyle =
  'relative overflow-x-auto scroll-pl-12 border-y-2 border-heavy focus-visible:outline-offset-2'
export const tableStyle = 'w-full table-fixed border-separate border-spacing-0 text-cell'
export const tableBodyStyle = '[&>tr:last-child>*]:border-b-0'
/** A table that scrolls inside itself by rows: the focus stays clear of its head. */
const scrollingStyle = 'overflow-y-auto scroll-pt-16 overscroll-x-contain'
export const tallRegionStyle = `max-h-[min(75dvh,46rem)] ${scrollingStyle}`
/** The first few rows of it are seen without scrolling. */
export const lowRegionStyle = `max-h-60 ${scrollingStyle}`
