const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
/** 20, 30 … 90. */
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: readonly (readonly [number, string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
]
const ORDINALS: ReadonlyMap<string, string> = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
])

function belowThousand(count: number): string[] {
  const words: string[] = []
  const hundreds = Math.floor(count / 100)
  if (hundreds > 0) words.push(`${SMALL[hundreds]} hundred`)
  const rest = count % 100
  const tens = TENS[Math.floor(rest / 10) - 2]
  if (tens !== undefined) words.push(rest % 10 === 0 ? tens : `${tens}-${SMALL[rest % 10]}`)
  else if (rest > 0) words.push(SMALL[rest] ?? '')
  return words
}

/**
 * A whole number from 0 to 10^12 in English words, hyphens from twenty-one to ninety-nine and no «and» (The Chicago Manual of
 * Style, 9.2 and 7.96): «one hundred twenty-one».
 */
export function englishCardinal(count: number): string {
  if (count === 0) return 'zero'
  const words: string[] = []
  let rest = count
  for (const [scale, name] of SCALES) {
    const group = Math.floor(rest / scale)
    rest %= scale
    if (group > 0) words.push(...belowThousand(group), name)
  }
  words.push(...belowThousand(rest))
  return words.join(' ')
}

/** An ordinal: «twenty-first», «one hundredth». */
export function englishOrdinal(count: number): string {
  const cardinal = englishCardinal(count)
  const at = Math.max(cardinal.lastIndexOf(' '), cardinal.lastIndexOf('-')) + 1
  const last = cardinal.slice(at)
  return cardinal.slice(0, at) + (ORDINALS.get(last) ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`))
}

/**
 * Returns a year as it is read: in pairs of digits («nineteen ninety-nine», «twenty twenty-six», «nineteen oh five»), the first ten of a
 * millennium as a number («two thousand one»).
 */
export function englishYear(year: number): string {
  const rest = year % 100
  if (year < 1000 || year % 1000 < 10) return englishCardinal(year)
  const century = englishCardinal(Math.floor(year / 100))
  if (rest === 0) return `${century} hundred`
  return `${century} ${rest < 10 ? 'oh ' : ''}${englishCardinal(rest)}`
}

/** An ordinal in digits: 1st, 2nd, 11th, 23rd. */
export function englishOrdinalDigits(count: number): string {
  const teen = Math.floor((count % 100) / 10) === 1
  return `${count}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`
}

/** Digits read one by one, as after the point: «zero five». */
export function englishDigits(digits: string): string {
  return [...digits].map((digit) => SMALL[Number(digit)]).join(' ')
}
