import { isActive } from '../grammar/rules/build'
import type { WordSense } from '../words/sense-finder'
import { symbolOf } from '../words/symbols'
import { amountOfDay } from './dosing'
import type { Draft } from './instruction'
import type { Item } from './items'
import type { Line } from './line'
import { Parts } from './parts'

const VOLUMES: ReadonlySet<string | null> = new Set(['mL', '{amp}', '{vial}'])
/** What is added to more than this runs in with it. In mL. */
const INFUSION = 50
const OWN_TIMING = [
  'frequency',
  'when',
  'meal',
  'meals',
  'mealtime',
  'clocks',
  'weekdays',
  'once',
  'needed',
  'course',
  'daily',
  'scheme',
  'split',
] as const

/**
 * Returns the parts of each of two medicines that are drawn up together, `A 2 mL + B 1 mL im`: each has its own volume, while the weights
 * of `A 500 mg + B 125 mg` may be those of one tablet. What a medicine is dissolved in is none: `saline 200 mL + A 2 g`.
 */
export function partsOfEach({ meanings }: Line, parts: Parts): readonly Parts[] {
  const names = parts.all('name')
  const measures = parts.all('measure')
  const [first, second] = names
  const [ofFirst, ofSecond] = measures
  const isOfTwo = names.length === 2 && measures.length === 2 && !parts.has('count', 'composite', 'countPer', 'bare')
  if (!isOfTwo || !first || !second || !ofFirst || !ofSecond) return [parts]
  const joint = parts.items.findIndex((item) => item === second) - 1
  const isJoined = parts.items[joint]?.kind === 'and' && ofFirst.start < second.start && ofSecond.start > second.start
  if (!isJoined) return [parts]
  const isVehicle = meanings.slice(first.start, first.end).some(({ senses }) => senses.some(isDiluent))
  if (isVehicle && ofFirst.value.unit === 'mL' && isActive(ofSecond.value.unit ?? '')) {
    const { start } = parts.items[0] ?? first
    const end = second.start
    const vehicle: Item = { kind: 'diluted', length: end - start, cost: 0, evidence: 0, value: '', start, end }
    return [new Parts([vehicle, ...parts.items.slice(joint + 1)])]
  }
  const areVolumes = measures.every(({ value }) => VOLUMES.has(value.unit)) && Number(ofFirst.value.max) < INFUSION
  if (!areVolumes) return [parts]
  return [new Parts(parts.items.slice(0, joint)), new Parts(parts.items.slice(joint))]
}

const DILUENT = symbolOf('DILUENT')

function isDiluent({ symbol }: WordSense): boolean {
  return symbol === DILUENT
}

/** `A 1 amp + B 1 amp im as needed`, `A 1 g and B 400 mg twice a day`: what is said behind the last applies to those joined to it. */
export function shareTail(drafts: Draft[]): void {
  for (let at = drafts.length - 2; at >= 0; at -= 1) {
    const [draft, next] = [drafts[at], drafts[at + 1]]
    const tail = next?.instructions[0]
    const isJoined = next?.hasName === true && next.parts.items[0]?.kind === 'and'
    if (!draft || !tail || !isJoined || !draft.hasName || draft.parts.has(...OWN_TIMING)) continue
    const instructions = draft.instructions.map((one) => {
      const isOpen = one.dose !== null && one.frequency === null && one.perDay === null && !one.asNeeded
      if (!isOpen || (tail.frequency === null && !tail.asNeeded && tail.duration === null)) return one
      const { frequency, asNeeded, duration } = tail
      const perDay = frequency && one.dose && amountOfDay(one.dose, frequency)
      return { ...one, frequency, perDay, asNeeded, duration, route: one.route ?? tail.route, when: tail.when }
    })
    drafts[at] = { ...draft, instructions }
  }
}
