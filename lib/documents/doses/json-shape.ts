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

/** At most `most` items. */
export function listAt(value: unknown, path: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new WrongShape(path)
  return value
}

/** The value as a text of at most `most` characters. @throws WrongShape with the path for anything else */
export function textAt(value: unknown, path: string, most: number): string {
  if (typeof value !== 'string' || value.length > most) throw new WrongShape(path)
  return value
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
