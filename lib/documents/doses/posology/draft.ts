import type { Cap, Course } from './courses'
import type { Quantity, Span } from './quantities'
import type { Scheme } from './schemes'
import type { PosologyFrequency } from './types'

/** A quantity and how it was led in: «по», `câte` and `take` say that it is the dose. */
export interface Candidate extends Quantity {
  readonly marked: boolean
  /** A form of the product stands beside it: «таб. 5 мг», `5 mg tablets`. */
  readonly ofForm: boolean
}

/** What is known of an instruction while its line is read. */
export interface Draft {
  readonly start: number
  end: number
  drug: string | null
  /** The name stands in this instruction itself, not in one before it. */
  ownDrug: boolean
  /** A mere comma or «and» stands before it: what is said last may hold for both. */
  joined: boolean
  readonly candidates: Candidate[]
  /** One of the quantities is said for a day. */
  daily: boolean
  scheme: Scheme | null
  frequency: PosologyFrequency | null
  /** Another one stands in it too, which was not taken. */
  otherFrequency: boolean
  /** Intakes that times of day stand for, and those that meals do. */
  timesOfDay: number
  meals: number
  readonly when: string[]
  intakes: Span | null
  cap: Cap | null
  /** A day of a scheme is named: another amount is another day's. */
  ofDay: boolean
  /** Steps are told by which the dose is to change. */
  changes: boolean
  /** It is said that this is not taken, or no more: «отменить», `stop`. */
  stopped: boolean
  upTo: boolean
  asNeeded: boolean
  once: boolean
  directed: boolean
  patch: boolean
  course: Course | null
  route: string | null
}

/** An instruction of which nothing is known but the drug of the one before it. */
export function emptyDraft(start: number, drug: string | null, joined: boolean): Draft {
  return {
    start,
    end: start,
    drug,
    ownDrug: false,
    joined,
    candidates: [],
    daily: false,
    scheme: null,
    frequency: null,
    otherFrequency: false,
    timesOfDay: 0,
    meals: 0,
    when: [],
    intakes: null,
    cap: null,
    ofDay: false,
    changes: false,
    stopped: false,
    upTo: false,
    asNeeded: false,
    once: false,
    directed: false,
    patch: false,
    course: null,
    route: null,
  }
}

/** Whether it says how much. */
export function hasQuantity(draft: Draft): boolean {
  return draft.candidates.length > 0 || draft.scheme !== null
}

/** Whether it says when or how often. */
export function hasRhythm(draft: Draft): boolean {
  return (
    draft.frequency !== null ||
    draft.when.length > 0 ||
    draft.asNeeded ||
    draft.once ||
    draft.intakes !== null ||
    draft.scheme !== null ||
    draft.daily
  )
}

/** Whether it says enough to be an instruction. */
export function isInstruction(draft: Draft): boolean {
  return hasQuantity(draft) || hasRhythm(draft) || draft.directed || draft.cap !== null || draft.changes
}
