/** The cell at the end, with its sheet where there are several: `(Doses 1.5!D2)`. */
const PLACE = / \((?:.*!)?[A-Z]{1,3}\d+\)$/

export interface AlternativeWords {
  /** A unit, or what is none as it is. */
  unit(ucum: string): string
  /** A text with numbers, which have a point. */
  numbers(text: string): string
}

/**
 * One of a decision's alternatives as a person reads it: `1.234 mSv`, `0.1 mSv (Jan!D2)`, `0.1 mSv + 0.2 mSv`, or a unit alone. A
 * place stays as it is.
 */
export function alternativeText(alternative: string, { unit, numbers }: AlternativeWords): string {
  const place = PLACE.exec(alternative)?.[0] ?? ''
  const amounts = alternative.slice(0, alternative.length - place.length).split(' + ')
  const shown = amounts.map((amount) => {
    const last = amount.lastIndexOf(' ')
    return numbers(amount.slice(0, last + 1) + unit(amount.slice(last + 1)))
  })
  return shown.join(' + ') + place
}
