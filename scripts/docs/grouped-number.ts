/** Returns a number as the pages write it: `20,000`. */
export function groupedNumber(value: number): string {
  return value.toLocaleString('en-US')
}
