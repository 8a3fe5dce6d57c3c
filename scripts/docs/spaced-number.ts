/** A figure as the pages write it: `20 000`. */
export function spacedNumber(value: number): string {
  return value.toLocaleString('en-US').replaceAll(',', ' ')
}
