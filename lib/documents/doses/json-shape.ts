/** Small checks of JSON that came from a person; each throws `WrongShape` with the path of what doesn't fit. */

/** What of a JSON value isn't as it should be: `limits[2].value`. */
export class WrongShape extends Error {
  override readonly name = 'WrongShape'

  constructor(readonly path: string) {
    super(path)
  }
}

export type JsonObject = Readonly<Record<string, unknown>>

/** The value as an object. @throws WrongShape with the path for anything else */
export function objectAt(value: unknown, path: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongShape(path)
  return value as JsonObject
}

/** The value as an object with no keys but these. @throws WrongShape with the path of the first other one, or of anything else */
export function objectOf<const Key extends string>(
  value: unknown,
  path: string,
  keys: readonly Key[],
): Readonly<Partial<Record<Key, unknown>>> {
  const object = objectAt(value, path)
  const known: readonly string[] = keys
  const other = Object.keys(object).find((key) => !known.includes(key))
  if (other !== undefined) throw new WrongShape(path === '$' ? other : `${path}.${other}`)
  // No other keys are there.
  return object as Readonly<Partial<Record<Key, unknown>>>
}

/** At most `most` items. */
export function listAt(value: unknown, path: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new WrongShape(path)
  return value
}

/** At most `most` items, and at least one. */
export function someAt(value: unknown, path: string, most: number): readonly unknown[] {
  const list = listAt(value, path, most)
  if (list.length === 0) throw new WrongShape(path)
  return list
}

/** The value as a text of at most `most` characters. @throws WrongShape with the path for anything else */
export function textAt(value: unknown, path: string, most: number): string {
  if (typeof value !== 'string' || value.length > most) throw new WrongShape(path)
  return value
}

/** The same without control characters. @throws WrongShape with the path for anything else */
export function lineAt(value: unknown, path: string, most: number): string {
  const text = textAt(value, path, most)
  if (/\p{Cc}/u.test(text)) throw new WrongShape(path)
  return text
}

/** The value as one of the choices. @throws WrongShape with the path for anything else */
export function oneOf<const T extends string | number>(value: unknown, choices: readonly T[], path: string): T {
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new WrongShape(path)
  return found
}

/** Null also where the key is not there at all. */
export function orNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null || value === undefined ? null : read(value)
}
