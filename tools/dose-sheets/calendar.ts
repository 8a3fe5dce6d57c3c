/** A stretch of days, both ends inclusive, as ISO days. */
export interface Span {
  readonly from: string
  readonly to: string
}

const two = (number: number) => String(number).padStart(2, '0')

/** From the first day of one month to the last of another. */
export function months(year: number, first: number, last: number): Span {
  return {
    from: `${year}-${two(first)}-01`,
    to: `${year}-${two(last)}-${two(new Date(Date.UTC(year, last, 0)).getUTCDate())}`,
  }
}

export const month = (year: number, number: number) => months(year, number, number)
export const quarter = (year: number, number: number) => months(year, number * 3 - 2, number * 3)
export const wholeYear = (year: number) => months(year, 1, 12)

/** `2024-03-01` as the language writes it. */
export function writtenDay(iso: string, style: 'dots' | 'us' | 'iso'): string {
  const [year = '', monthText = '', day = ''] = iso.split('-')
  if (style === 'iso') return iso
  return style === 'us' ? `${monthText}/${day}/${year}` : `${day}.${monthText}.${year}`
}
