/** Bounds of a class of doses: `0,1-0,2`, `>20`, `<1`. */
const CLASS_ENDS = /^(?:[<≤](?=\d)|[>≥]?(\d+(?:[.,]\d+)?))(?:[-–—]?(\d+(?:[.,]\d+)?))?$/
const FEWEST_CLASSES = 3

/** A class has an end or two: a number alone is none. */
const CLASS = /\d\s?[-–—]\s?\d|[<>≤≥]/u

/** Returns whether a text may be a class of doses. */
export function isClass(text: string): boolean {
  return CLASS.test(text)
}

/** Returns whether texts are classes of doses: `0-1`, `1-5`, `5-20`, `> 20` beside or below one another, where each class begins where the one before it ends. */
export function areClasses(texts: readonly string[]): boolean {
  const ends = texts.map((text) => CLASS_ENDS.exec(text.replace(/\s/g, ''))?.slice(1).map(numberIn) ?? [])
  if (ends.length < FEWEST_CLASSES || ends.some(([from, to]) => from === undefined && to === undefined)) return false
  return ends.every(([from], at) => at === 0 || (from !== null && from === (ends[at - 1]?.[1] ?? ends[at - 1]?.[0])))
}

const numberIn = (text: string | undefined) =>
  text === undefined || text === '' ? null : Number(text.replace(',', '.'))
