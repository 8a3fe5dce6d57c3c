/** The cell or cells at the end, with their sheet if there are several: `(Doses 1.5!D2)`, `(D2:F2)`. */
const PLACE = / \((?:.*!)?[A-Z]{1,3}\d+(?::[A-Z]{1,3}\d+)?\)$/

export interface AlternativeWords {
  /** Returns a unit for display; other texts unchanged. */
  unit(ucum: string): string
  /** Returns a text with numbers in display format; they have a decimal point in the input. */
  numbers(text: string): string
}

/**
 * Returns one of a decision's alternatives for display: `1.234 mSv`, `0.1 mSv (Jan!D2)`, `0.1 mSv + 0.2 mSv`,
 * `0.1 mSv · 0.2 mSv (C2:D2)`, or just a unit. A place is unchanged.
 */
export function alternativeText(alternative: string, { unit, numbers }: AlternativeWords): string {
  const place = PLACE.exec(alternative)?.[0] ?? ''
  const pieces = alternative.slice(0, alternative.length - place.length).split(/( \+ | · )/)
  const shown = pieces.map((amount, at) => {
    if (at % 2 === 1) return amount
    const last = amount.lastIndexOf(' ')
    return numbers(amount.slice(0, last + 1) + unit(amount.slice(last + 1)))
  })
  return shown.join('') + place
}
