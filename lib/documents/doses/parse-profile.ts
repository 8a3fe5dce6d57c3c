import { DocumentError } from '../error'
import {
  allOf,
  eachOf,
  lineAt,
  noOthers,
  objectAt,
  oneOf,
  orNull,
  readShape,
  someAt,
  WrongShape,
  type JsonObject,
} from './json-shape'
import { QUANTITIES } from './lexicon/quantity'
import { isDay, LIMIT_VALUE, PROFILE_BOUNDS } from './limits/profile-rules'
import { type DoseLimit, LIMIT_PROFILES, type LimitProfile } from './limits/profiles'

/**
 * Returns a built-in profile of limits by its name.
 * @throws DocumentError LIMIT_PROFILE_UNKNOWN
 */
export function namedProfile(name: string): LimitProfile {
  const profile = LIMIT_PROFILES.find((each) => each.name === name)
  if (!profile) {
    const known = LIMIT_PROFILES.map((each) => each.name).join(', ')
    throw new DocumentError('LIMIT_PROFILE_UNKNOWN', { profile: name, known })
  }
  return profile
}

/**
 * Parses custom limits from a file: `{name, validFrom, limits: [{id, quantities, value, unit: "mSv", years: 1 | 5,
 * averaged, source, verified}]}`, by the same rules as the API. Defaults: `unit` is mSv, `years` 1, `source` empty,
 * `averaged` and `verified` false. In a manually written file, `value` may be a number.
 * @throws DocumentError LIMIT_PROFILE_WRONG with a problem for each invalid path
 */
export function parseProfile(json: unknown): LimitProfile {
  return readShape('LIMIT_PROFILE_WRONG', () => {
    const object = objectAt(json, '$')
    const { name, validFrom, limits } = object
    return exactly<LimitProfile>(object, '$', {
      name: () => nonEmpty(name, 'name', PROFILE_BOUNDS.name),
      validFrom: () => orNull(validFrom, (day) => dayAt(day, 'validFrom')),
      limits: () =>
        eachOf(someAt(limits, 'limits', PROFILE_BOUNDS.limits), (limit, index) => limitAt(limit, `limits[${index}]`)),
    })
  })
}

function limitAt(json: unknown, path: string): DoseLimit {
  const object = objectAt(json, path)
  const { id, quantities, value, unit = 'mSv', years = 1, averaged = false, source = '', verified = false } = object
  return exactly<DoseLimit>(object, path, {
    id: () => nonEmpty(id, `${path}.id`, PROFILE_BOUNDS.id),
    quantities: () =>
      eachOf(someAt(quantities, `${path}.quantities`, QUANTITIES.length), (quantity, index) =>
        oneOf(quantity, QUANTITIES, `${path}.quantities[${index}]`),
      ),
    value: () => decimalAt(typeof value === 'number' ? String(value) : value, `${path}.value`),
    unit: () => oneOf(unit, ['mSv'], `${path}.unit`),
    years: () => oneOf(years, [1, 5], `${path}.years`),
    averaged: () => flag(averaged, `${path}.averaged`),
    source: () => lineAt(source, `${path}.source`, PROFILE_BOUNDS.source),
    verified: () => flag(verified, `${path}.verified`),
  })
}

/**
 * Returns the results of the readers for an object that only has their keys. @throws WrongShape with all that doesn't
 * match
 */
function exactly<T extends object>(
  object: JsonObject,
  path: string,
  readers: { readonly [Key in keyof T]: () => T[Key] },
): T {
  return allOf<{ read: T; others: null }>({
    others: () => noOthers(object, path, Object.keys(readers)),
    read: () => allOf<T>(readers),
  }).read
}

function nonEmpty(value: unknown, path: string, most: number): string {
  const text = lineAt(value, path, most).trim()
  if (text === '') throw new WrongShape([path])
  return text
}

function dayAt(value: unknown, path: string): string {
  if (typeof value !== 'string' || !isDay(value)) throw new WrongShape([path])
  return value
}

function decimalAt(value: unknown, path: string): string {
  if (typeof value !== 'string' || !LIMIT_VALUE.test(value)) throw new WrongShape([path])
  return value
}

function flag(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') throw new WrongShape([path])
  return value
}
