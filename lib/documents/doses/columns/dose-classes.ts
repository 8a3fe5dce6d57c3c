/** The bounds of a dose class: `0,1-0,2`, `>20`, `<1`. */
const CLASS_ENDS = /^(?:[<≤](?=\d)|[>≥]?(\d+(?:[.,]\d+)?))(?:[-–—]?(\d+(?:[.,]\d+)?))?$/
const FEWEST_CLASSES = 3

/** A class has one or two bounds; a number alone isn't a class. */
const CLASS = /\d\s?[-–—]\s?\d|[<>≤≥]/u

/** Returns whether a text may be a dose class. */
export function isClass(text: string): boolean {
  return CLASS.test(text)
}

/**
 * Returns whether texts next to or below each other are dose classes: `0-1`, `1-5`, `5-20`, `> 20`. Each class must
 * begin where the previous one ends.
 */
export function areClasses(texts: readonly string[]): boolean {
  const ends = texts.map((text) => CLASS_ENDS.exec(text.replace(/\s/g, ''))?.slice(1).map(numberIn) ?? [])
  if (ends.length < FEWEST_CLASSES || ends.some(([from, to]) => from === undefined && to === undefined)) return false
  return ends.every(([from], at) => at === 0 || (from !== null && from === (ends[at - 1]?.[1] ?? ends[at - 1]?.[0])))
}

const numberIn = (text: string | undefined) =>
  text === undefined || text === '' ? null : Number(text.replace(',', '.'))
