import type { Random } from '../random'
import type { Subject } from '../subject'
import type { FileKind, Mutation } from './mutation'
import { PDF_MUTATIONS } from './pdf'
import { SHEET_MUTATIONS } from './sheet'
import { TEXT_MUTATIONS } from './text'
import { WORD_MUTATIONS } from './word'
import { XML_MUTATIONS } from './xml'
import { ZIP_MUTATIONS } from './zip'

/** The gate catches nearly all changes to the zip structure, so these get less time than changes to its contents. */
const GROUPS: readonly (readonly [weight: number, mutations: readonly Mutation[]])[] = [
  [1, ZIP_MUTATIONS],
  [5, XML_MUTATIONS],
  [6, WORD_MUTATIONS],
  [6, SHEET_MUTATIONS],
  [6, TEXT_MUTATIONS],
  [30, PDF_MUTATIONS],
]

const BY_NAME = new Map(GROUPS.flatMap(([, mutations]) => mutations).map((mutation) => [mutation.name, mutation]))

/** One change of a mutant, with the seed of its own draws, so that leaving out another change doesn't affect them. */
export interface Step {
  readonly mutation: string
  readonly seed: number
}

export function drawStep(file: FileKind, kind: Subject['kind'], random: Random): Step {
  const fitting = GROUPS.map(([weight, mutations]) => {
    return [weight, mutations.filter((each) => each.kind === kind && (each.files?.includes(file) ?? true))] as const
  }).filter(([, mutations]) => mutations.length > 0)
  const lots = fitting.flatMap(([weight, mutations]) => Array.from({ length: weight }, () => mutations))
  return { mutation: random.pick(random.pick(lots)).name, seed: random.seed() }
}

/** @throws Error for a step that no longer exists */
export function mutationOf({ mutation }: Step): Mutation {
  const found = BY_NAME.get(mutation)
  if (found === undefined) throw new Error(`There is no mutation «${mutation}» any more`)
  return found
}
