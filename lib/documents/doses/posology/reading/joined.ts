import { isActive } from '../grammar/rules/build'
import type { WordSense } from '../words/sense-finder'
import { symbolOf } from '../words/symbols'
import { amountOfDay } from './dosing'
import type { Draft } from './instruction'
import type { Item } from './items'
import type { Line } from './line'
import { Parts } from './parts'

const VOLUMES: ReadonlySet<string | null> = new Set(['mL', '{amp}', '{vial}'])
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
  'dealt',
  'split',
] as const

/** One of several medicines joined by a plus. */
export interface Joined {
  readonly parts: Parts
  /** Whether they may also be the components of one product. */
  readonly isDoubtful: boolean
}

/**
 * Returns the parts of each of the medicines joined by a plus, each with its own amount: `A 2 mL + B 1 mL + C 2 mL im`.
 * The weights in `A 500 mg + B 125 mg` may be the content of one tablet, so they are marked as uncertain. A diluent
 * isn't a medicine: `saline 200 mL + A 2 g`.
 */
export function partsOfEach(line: Line, parts: Parts): readonly Joined[] {
  const whole = [{ parts, isDoubtful: false }]
  if (parts.all('name').length < 2 || parts.has('composite', 'countPer')) return whole
  const segments = segmentsOf(parts.items)
  if (segments.length < 2 || !segments.every(isOneOfJoined)) return whole
  const vehicles = segments.filter((segment) => isVehicle(line, segment))
  const medicines = segments.filter((segment) => !vehicles.includes(segment))
  const areOnlyDissolved = medicines.length > 0 && medicines.every((one) => isActive(amountIn(one)?.value.unit ?? ''))
  const areVolumes = segments.every((one) => VOLUMES.has(amountIn(one)?.value.unit ?? null))
  const taken = vehicles.length > 0 && areOnlyDissolved ? medicines : segments
  const isDiluted = taken.length < segments.length
  const isDoubtful = taken.length > 1 && !(areVolumes && vehicles.length === 0)
  return taken.map((segment) => ({ parts: isDiluted ? diluted(segment) : new Parts(segment), isDoubtful }))
}

/** Returns the items from one plus to the next, each group with the plus before it. */
function segmentsOf(items: readonly Item[]): (readonly Item[])[] {
  const segments: Item[][] = [[]]
  items.forEach((item, at) => {
    if (item.kind === 'and' && items.slice(at + 1).some(({ kind }) => kind === 'name')) segments.push([])
    segments.at(-1)?.push(item)
  })
  return segments
}

/** Whether the items are a name followed by one amount. */
function isOneOfJoined(segment: readonly Item[]): boolean {
  const names = segment.filter(({ kind }) => kind === 'name')
  const amounts = segment.filter(({ kind }) => kind === 'measure' || kind === 'count' || kind === 'bare')
  const [name, amount] = [names[0], amounts[0]]
  return (
    names.length === 1 &&
    amounts.length === 1 &&
    name !== undefined &&
    amount !== undefined &&
    amount.start > name.start
  )
}

function amountIn(segment: readonly Item[]) {
  return segment.find((item) => item.kind === 'measure' || item.kind === 'count' || item.kind === 'bare')
}

/** Whether the items are a diluent for the others: `saline 200 mL`. */
function isVehicle({ meanings }: Line, segment: readonly Item[]): boolean {
  const name = segment.find(({ kind }) => kind === 'name')
  const isDiluentNamed = meanings.slice(name?.start, name?.end).some(({ senses }) => senses.some(isDiluent))
  const amount = amountIn(segment)
  return isDiluentNamed && amount?.kind === 'measure' && (amount.value.unit === 'mL' || amount.value.unit === 'L')
}

/** Returns the parts of a dissolved medicine. */
function diluted(segment: readonly Item[]): Parts {
  const [first] = segment
  const { start } = first ?? { start: 0 }
  const vehicle: Item = { kind: 'diluted', length: 0, cost: 0, evidence: 0, value: '', start, end: start }
  return new Parts([vehicle, ...segment])
}

const DILUENT = symbolOf('DILUENT')

function isDiluent({ symbol }: WordSense): boolean {
  return symbol === DILUENT
}

/** Whether the directions apply to all medicines of a list: `A 5 mg, B 10 mg, all once a day`. */
function isForAll(draft: Draft | undefined): boolean {
  return draft?.parts.all('filler').some(({ value }) => value === 'all') ?? false
}

/**
 * Applies the directions after the last medicine to those joined to it: `A 1 amp + B 1 amp im as needed`, `A 1 g and B
 * 400 mg twice a day`.
 */
export function shareTail(drafts: Draft[]): void {
  let isList = isForAll(drafts.at(-1))
  for (let at = drafts.length - 2; at >= 0; at -= 1) {
    const [draft, next] = [drafts[at], drafts[at + 1]]
    const tail = next?.instructions[0]
    const joint = next?.parts.items[0]
    isList &&= next?.hasName === true
    isList ||= next?.hasName === true && joint?.kind === 'and'
    const isJoined = isList && (joint?.kind === 'and' || (joint?.kind === 'separator' && joint.value === ','))
    if (!draft || !tail || !isJoined || !draft.hasName || draft.parts.has(...OWN_TIMING)) continue
    const instructions = draft.instructions.map((one) => {
      const isOpen = one.dose !== null && one.frequency === null && one.perDay === null && !one.asNeeded
      if (!isOpen) return one
      const { frequency, asNeeded, duration } = tail
      const isVolume = draft.parts.has('bare') && one.dose?.unit === null && tail.dose?.unit === 'mL'
      const dose = isVolume && one.dose ? { ...one.dose, unit: 'mL' } : one.dose
      const perDay = frequency && dose && amountOfDay(dose, frequency)
      return { ...one, dose, frequency, perDay, asNeeded, duration, route: one.route ?? tail.route, when: tail.when }
    })
    drafts[at] = { ...draft, instructions }
  }
}

/** Whether one dose loads for the other, or both are counted in a form of one route: `1 drop every 2 hours, then 1 drop`. */
function isLoading(...drafts: readonly (Draft | undefined)[]): boolean {
  const units = new Set(drafts.map((draft) => draft?.instructions[0]?.dose?.unit ?? null))
  const isOfForm = units.size === 1 && ['{gtt}', '{puff}'].includes([...units][0] ?? '')
  return isOfForm || drafts.some((draft) => draft?.parts.all('verb').some(({ value }) => value === 'loading') ?? false)
}

/**
 * Applies a route said once to all doses of a medicine: `sc 22 units with breakfast, 14 units with supper`. After a word
 * such as `then` the route may be another.
 */
export function shareRoutes(drafts: Draft[]): void {
  const share = (from: number, to: number) => {
    const [draft, other] = [drafts[to], drafts[from]]
    const [later, said] = [drafts[Math.max(from, to)], other?.instructions[0]]
    if (!draft || !said || !later || later.hasName) return
    const isChanged = later.parts.has('then', 'or', 'day', 'later')
    if (isChanged && !(draft.parts.has('rate') || other?.parts.has('rate') || isLoading(draft, other))) return
    const instructions = draft.instructions.map((one) =>
      one.route === null && one.drug === said.drug && one.dose?.unit === said.dose?.unit
        ? { ...one, route: said.route }
        : one,
    )
    drafts[to] = { ...draft, instructions }
  }
  for (let at = 1; at < drafts.length; at += 1) share(at - 1, at)
  for (let at = drafts.length - 2; at >= 0; at -= 1) share(at + 1, at)
}
