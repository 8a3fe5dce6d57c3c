const NUMERALS: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** A whole number from 1 to 3999 in Roman numerals, null for another. */
export function romanNumeral(value: number): string | null {
  if (!Number.isInteger(value) || value < 1 || value > 3999) return null
  let rest = value
  let numeral = ''
  for (const [size, letters] of NUMERALS) {
    numeral += letters.repeat(Math.floor(rest / size))
    rest %= size
  }
  return numeral
}
