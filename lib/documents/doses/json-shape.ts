/** Small validators for JSON from users; each throws `WrongShape` with the paths of all invalid values. */
import type { DocumentCode } from '../codes'
import { DocumentError } from '../error'
import { problem } from '../problem'

/** The maximum number of paths; more wouldn't help anyone. */
const MOST_TOLD = 100

/** An error with the paths of invalid JSON values: `limits[2].value`. */
export class WrongShape extends Error {
  override readonly name = 'WrongShape'
  readonly paths: readonly string[]

  constructor(paths: readonly string[]) {
    super('A value has another shape')
    this.paths = paths.slice(0, MOST_TOLD)
  }
}

export type JsonObject = Readonly<Record<string, unknown>>

/** Returns the result of `read`. @throws DocumentError with this code, with a problem for each invalid path */
export function readShape<T>(code: DocumentCode, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof WrongShape)) throw error
    const problems = error.paths.map((path) => problem(code, 'error', { params: { path } }))
    throw new DocumentError(code, problems[0]?.params, problems)
  }
}

/** Returns the result of each reader under its key. @throws WrongShape with the paths of all readers that threw one */
export function allOf<T extends object>(readers: { readonly [Key in keyof T]: () => T[Key] }): T {
  const keys = Object.keys(readers) as (keyof T)[]
  const values = eachOf(keys, (key) => readers[key]())
  // The readers have the keys of T, and each returns the type that T has for its key.
  return Object.fromEntries(keys.map((key, index) => [key, values[index]])) as T
}

/** Returns the value read from each item. @throws WrongShape with the paths of all items that threw one */
export function eachOf<Item, T>(items: readonly Item[], read: (item: Item, index: number) => T): T[] {
  const wrong: string[] = []
  const all = items.flatMap((item, index) => {
    try {
      return [read(item, index)]
    } catch (error) {
      if (!(error instanceof WrongShape)) throw error
      if (wrong.length < MOST_TOLD) wrong.push(...error.paths)
      return []
    }
  })
  if (wrong.length > 0) throw new WrongShape(wrong)
  return all
}

/** Returns the value as an object. @throws WrongShape with the path for anything else */
export function objectAt(value: unknown, path: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongShape([path])
  return value as JsonObject
}

/** Returns null if the object only has these keys. @throws WrongShape with the paths of all others */
export function noOthers(object: JsonObject, path: string, keys: readonly string[]): null {
  const others = Object.keys(object).filter((key) => !keys.includes(key))
  if (others.length > 0) throw new WrongShape(others.map((key) => (path === '$' ? key : `${path}.${key}`)))
  return null
}

/** Returns the value as a list of at most `most` items. */
export function listAt(value: unknown, path: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new WrongShape([path])
  return value
}

/** Returns the value as a list of one to `most` items. */
export function someAt(value: unknown, path: string, most: number): readonly unknown[] {
  const list = listAt(value, path, most)
  if (list.length === 0) throw new WrongShape([path])
  return list
}

/** Returns the value as a text of at most `most` characters. @throws WrongShape with the path for anything else */
export function textAt(value: unknown, path: string, most: number): string {
  if (typeof value !== 'string' || value.length > most) throw new WrongShape([path])
  return value
}

/**
 * Returns the value as a text of at most `most` characters, without control characters. @throws WrongShape with the
 * path for anything else
 */
export function lineAt(value: unknown, path: string, most: number): string {
  const text = textAt(value, path, most)
  if (/\p{Cc}/u.test(text)) throw new WrongShape([path])
  return text
}

/** Returns the value as one of the choices. @throws WrongShape with the path for anything else */
export function oneOf<const T extends string | number>(value: unknown, choices: readonly T[], path: string): T {
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new WrongShape([path])
  return found
}

/** Returns the value as read; null for null and for a missing key. */
export function orNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null || value === undefined ? null : read(value)
}
