import { DocumentError } from '../error'
import { listAt, objectAt, oneOf, orNull, textAt, WrongShape } from './json-shape'
import { QUANTITIES } from './lexicon/quantity'
import { type DoseLimit, LIMIT_PROFILES, type LimitProfile } from './limits/profiles'

const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const LONGEST = 500
const MOST_LIMITS = 100

/**
 * A profile of limits by its name among those that come with the product.
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
 * One's own limits, as a file of them holds: `{name, validFrom, limits: [{id, quantities, value, unit: "mSv", years: 1 | 5,
 * averaged, source, verified}]}`; `years` is 1, `averaged` and `verified` are false where they are left out.
 * @throws DocumentError LIMIT_PROFILE_WRONG with the path of what isn't as it should be
 */
export function parseProfile(json: unknown): LimitProfile {
  try {
    const { name, validFrom, limits } = objectAt(json, '$')
    return {
      name: nonEmpty(name, 'name'),
      validFrom: orNull(validFrom, (day) => matching(day, DAY, 'validFrom')),
      limits: listAt(limits, 'limits', MOST_LIMITS).map((limit, index) => limitAt(limit, `limits[${index}]`)),
    }
  } catch (error) {
    if (error instanceof WrongShape) throw new DocumentError('LIMIT_PROFILE_WRONG', { path: error.path })
    throw error
  }
}

function limitAt(json: unknown, path: string): DoseLimit {
  const {
    id,
    quantities,
    value,
    unit = 'mSv',
    years = 1,
    averaged = false,
    source = '',
    verified = false,
  } = objectAt(json, path)
  return {
    id: nonEmpty(id, `${path}.id`),
    quantities: listAt(quantities, `${path}.quantities`, QUANTITIES.length).map((quantity, index) =>
      oneOf(quantity, QUANTITIES, `${path}.quantities[${index}]`),
    ),
    value: matching(typeof value === 'number' ? String(value) : value, DECIMAL, `${path}.value`),
    unit: oneOf(unit, ['mSv'], `${path}.unit`),
    years: oneOf(years, [1, 5], `${path}.years`),
    averaged: flag(averaged, `${path}.averaged`),
    source: textAt(source, `${path}.source`, LONGEST),
    verified: flag(verified, `${path}.verified`),
  }
}

function nonEmpty(value: unknown, path: string): string {
  const text = textAt(value, path, LONGEST).trim()
  if (text === '') throw new WrongShape(path)
  return text
}

function matching(value: unknown, pattern: RegExp, path: string): string {
  const text = textAt(value, path, LONGEST)
  if (!pattern.test(text)) throw new WrongShape(path)
  return text
}

function flag(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') throw new WrongShape(path)
  return value
}
