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

/** A whole number from 0 in Roman letters, as Word writes it: of 0 none, and above 3999 as many M as there are thousands. */
export function romanLetters(value: number): string {
  let rest = value
  let letters = ''
  for (const [size, sign] of NUMERALS) {
    letters += sign.repeat(Math.floor(rest / size))
    rest %= size
  }
  return letters
}

/** A whole number from 1 to 3999 in Roman numerals, null for another. */
export function romanNumeral(value: number): string | null {
  return Number.isInteger(value) && value >= 1 && value <= 3999 ? romanLetters(value) : null
}
