import type { Posology } from '../types'
import { amountOfDay, isCountable, isOfInsulin } from './dosing'
import { isAsked, isMedicine, isMisread } from './gate'
import { daysOfScheme, isOfNumberedDay } from './days-of-scheme'
import { type Draft, instructionsOf, withWarning, withWarnings } from './instruction'
import { withoutFormerAmount, withoutLastDose, withoutPastGoneOn } from './gone-on'
import { groupsOf } from './groups'
import type { Item } from './items'
import { partsOfEach, shareRoutes, shareTail } from './joined'
import { AMOUNTS, HEADING, isAmount, TIMED } from './item-kinds'
import { type Line, wordsOf } from './line'
import { hasPause } from './lost-words'
import { isInventory, isNegatedAhead, isNewSentence, negatedBefore, NegatedList } from './negated'
import { afterDelay, alternate, alternateWith, onceBeforeNext, onOtherDays } from './other-days'
import { hasResidue, isSaidOf } from './residue'
import { isUnnamed, nameAll, nameBehind, nameLast } from './named-last'
import { Parts } from './parts'
import type { PathStep } from './search'
import { courseOfTitle, shareUnits, withFormOfLine, withoutGuessInTitle, withoutTitle, withTitleForm } from './titles'
import { isConditionOver, isOnlyNeeded, neededAfterCourse, neededByTitle } from './needed'
import { hasBeforeName, warnOfUntimed } from './untimed'
import { inLastSetting, newAtSettings } from './settings'
import { mergeTimesOfDay } from './times-of-day'

/** The instructions of a line, and what else it says about medicines. */
export interface Reading {
  readonly instructions: readonly Posology[]
  /** Names a medicine that was stopped, refused or taken earlier. */
  readonly namesStopped: boolean
  /** Has steps for changing a dose, but no dose. */
  readonly namesSteps: boolean
}

const USEFUL = [
  'count',
  'countPer',
  'timesAmount',
  'measure',
  'composite',
  'daily',
  'rate',
  'scheme',
  'dealt',
  'frequency',
  'when',
  'meal',
  'meals',
  'mealtime',
  'needed',
  'clocks',
  'weekdays',
  'once',
  'split',
  'directed',
] as const

/**
 * Assembles the instructions of a line from the items of its best reading. @param isNear another reading costs only
 * slightly more
 */
export function assemble(line: Line, found: readonly PathStep[], drug: string | null, isNear: boolean): Reading {
  const path = newAtSettings(line, withoutFormerAmount(line, found))
  const { steps, isLeftOut } = withoutLastDose(withoutPastGoneOn(path))
  const { kept, isStopped } = withoutAsides(withoutGuessInTitle(steps))
  const groups = groupsOf(kept)
  const drafts: Draft[] = []
  let [carried, isBehindMedicine, namesStopped, namesSteps, isResidue] = [
    drug,
    drug !== null,
    false,
    false,
    isStopped || isLeftOut,
  ]
  let [isOfStopped, isListStopped, hasAlternative] = [false, false, false]
  const negated = new NegatedList()
  let titleCourse: Posology['duration'] = null
  let isTitleNeeded = false
  for (const group of groups) {
    const parts = withoutTitle(group)
    isTitleNeeded = isConditionOver(group) || (isTitleNeeded && !isNewSentence(group, '.'))
    if (!parts.has('negation', 'subject') && negated.includes(parts)) continue
    isOfStopped &&= isGoneOnWith(parts, isListStopped)
    if (parts.has('negation', 'subject')) {
      negated.open(parts)
      const before = negatedBefore(
        drafts.map((draft) => draft.parts),
        parts,
      )
      drafts.splice(drafts.length - before, before)
      isOfStopped = parts.has('negation') && parts.has('name', ...AMOUNTS)
      isListStopped = isNegatedAhead(parts)
      // `Phenytoin: loading 15 mg/kg, then 100 mg`: what is dropped may name the medicine of what follows.
      isResidue ||= !parts.has('negation') && parts.has('measure') && (carried !== null || parts.has('name'))
      isResidue ||= hasBeforeName(parts) || (!parts.has('negation') && isConditional(parts))
      if (!parts.has('name') || parts.items[0]?.kind === 'or') warnOfSame(drafts, parts, hasPause(line, parts))
      namesStopped ||= parts.has('negation') && parts.has('name', 'measure', 'count')
      if (parts.has('name') || parts.has('subject')) [carried, isBehindMedicine] = [boughtName(line, parts), false]
      continue
    }
    if (parts.has('steps') && !parts.has('name') && !parts.has('measure', 'count', 'daily')) {
      namesSteps = true
      markChanging(drafts)
      continue
    }
    if (isHeading(parts) && group !== groups.at(-1)) {
      const heading = parts.one('name')
      if (heading) carried = wordsOf(line, heading)
      isBehindMedicine = true
      continue
    }
    if (isOnlyNeeded(parts)) {
      drafts.push(...neededAfterCourse(drafts.at(-1), parts))
      continue
    }
    titleCourse ??= courseOfTitle(parts, drafts)
    const isNone = !isMedicine(parts, isBehindMedicine) || isMisread(line, parts, isBehindMedicine)
    if (isNone || isAsked(line, parts)) {
      if (group === groups.at(-1)) nameLast(line, parts, drafts)
      isResidue ||= hasResidue(parts) || (parts.has('name') && isSaidOf(groups[groups.indexOf(group) - 1]))
      continue
    }
    const name = parts.one('name')
    if (name?.value.isKnown === true) isBehindMedicine = true
    if (!isUseful(parts)) {
      if (name && group === groups.at(-1) && drafts.every(isUnnamed)) nameAll(drafts, wordsOf(line, name))
      if (name && groups.length > 1) carried = wordsOf(line, name)
      isResidue ||= parts.has('course') || (name?.value.isKnown ? parts.has('bare', 'unexplained') : hasResidue(parts))
      hasAlternative = name !== null
      continue
    }
    // `A or B 10 mg`: the directions for B may also apply to A.
    const isChoice = hasAlternative && parts.items[0]?.kind === 'or'
    hasAlternative = false
    for (const { parts: each, isDoubtful } of partsOfEach(line, parts)) {
      const read = instructionsOf(line, withoutFacts(each), carried, isNear)
      const told = isDoubtful || isChoice || isOfStopped ? withWarnings(read, 'TWO_READINGS') : read
      const next = continued(hasLeftOut(each) ? withWarnings(told, 'UNEXPLAINED_TEXT') : told, drafts.at(-1))
      const timed = alternateWith(onOtherDays(next, drafts), drafts.at(-1))
      const draft = isTitleNeeded ? neededByTitle(timed) : timed
      carried = draft.instructions[0]?.drug ?? carried
      drafts.push(draft)
    }
  }
  if (
    isInventory(
      drafts.map((draft) => draft.parts),
      path,
    )
  )
    drafts.length = 0
  nameBehind(drafts)
  const present = inLastSetting(line, drafts)
  drafts.splice(0, drafts.length, ...present)
  alternate(drafts)
  daysOfScheme(drafts)
  onceBeforeNext(drafts)
  afterDelay(drafts)
  warnOfUntimed(drafts)
  shareUnits(drafts)
  shareNeed(drafts, path)
  shareTail(drafts)
  shareRoutes(drafts)
  shareCourses(drafts, path)
  const instructions = mergeTimesOfDay(withFormOfLine(withTitleForm(drafts, path), path)).map((one) =>
    titleCourse && one.duration === null ? { ...one, duration: titleCourse } : one,
  )
  return {
    instructions: isResidue ? instructions.map((one) => withWarning(one, 'UNEXPLAINED_TEXT')) : instructions,
    namesStopped,
    namesSteps,
  }
}

/**
 * Returns the steps without text in parentheses that contains `earlier` or `stopped`. It isn't part of the instruction.
 */
function withoutAsides(path: readonly PathStep[]): { readonly kept: PathStep[]; readonly isStopped: boolean } {
  const kept: PathStep[] = []
  let isStopped = false
  for (let at = 0; at < path.length; at += 1) {
    const step = path[at]
    if (!step) continue
    const close =
      step.item.kind === 'open' ? path.findIndex(({ item }, index) => index > at && item.kind === 'close') : -1
    const aside = path.slice(at, close)
    // `(levels 3 monthly)` isn't said of the medicine.
    const isFact = aside.some(({ item }) => item.kind === 'fact' || item.kind === 'subject')
    // `3.75 mg (one 2.5 mg and one 1.25 mg tablet)` says how the dose is made up.
    const isMadeUp =
      aside.filter(({ item }) => isAmount(item)).length > 1 && aside.some(({ item }) => item.kind === 'and')
    if (close > 0 && isMadeUp && path[at - 1]?.item.kind === 'measure') {
      at = close
    } else if (close > 0 && at > 0 && isFact && !aside.some(({ item }) => isAmount(item) || item.kind === 'name')) {
      isStopped = true
      at = close
    } else if (close > 0 && at > 0 && aside.some(({ item }) => item.kind === 'negation')) {
      // `(stopped 3 days ago)` is said of the medicine itself, `(earlier 5 mg)` isn't.
      if (!aside.some(({ item }) => item.kind === 'name' || isAmount(item))) {
        isStopped = true
        kept.push(...aside.filter(({ item }) => item.kind === 'negation' && item.value === 'stopped'))
      } else if (aside.some(({ item }) => item.kind === 'negation' && item.value === 'stop')) isStopped = true
      at = close
    } else kept.push(step)
  }
  return { kept, isStopped }
}

/**
 * Whether a group is a title that names the medicine and the strength for what follows: `Doxycycline 100 mg: on day 1
 * …`.
 */
function isHeading(parts: Parts): boolean {
  const last = parts.items.at(-1)
  return (
    last?.kind === 'sign' &&
    last.value === ':' &&
    parts.has('name') &&
    parts.items.every(({ kind }) => HEADING.includes(kind))
  )
}

/** Returns the only medicine of a group that may be taken now: `Bought A 500 mg, takes 1 tablet`. */
function boughtName(line: Line, parts: Parts): string | null {
  const [name, second] = parts.all('name')
  const isTaken = parts.all('negation').every(({ value }) => ['stock', 'past', 'last'].includes(value))
  return name && !second && isTaken && !parts.has('subject') ? wordsOf(line, name) : null
}

/** `Sugar 8-10: 2 units`: a dose that depends on something. */
function isConditional(parts: Parts): boolean {
  return parts.has('needed') && parts.has(...AMOUNTS)
}

/** `Stop A 5 mg, then 10 mg`, `allergic to A or B`: what follows is said of the same, or with it. */
function isGoneOnWith(parts: Parts, isList: boolean): boolean {
  if (!parts.has('name')) return true
  // `Stop A 5 mg od, B 10 mg od`: both may be stopped.
  const [first] = parts.items
  if (isList && first?.kind === 'separator' && first.value === ',' && !parts.has('verb', 'then')) return true
  return !parts.has('verb') && parts.items.slice(0, 2).some(({ kind }) => kind === 'or' || kind === 'and')
}

/** An amount that isn't taken, or a complaint, behind the instructions of a medicine may be said of them all. */
function warnOfSame(drafts: Draft[], parts: Parts, isPaused: boolean): void {
  const isComplaint = parts.all('subject').some(({ value }) => value === 'complaint') && !isNewSentence(parts, '.')
  if (!isComplaint && !isPaused && !(parts.has('negation') && parts.has(...AMOUNTS))) return
  for (let at = drafts.length - 1; at >= 0; at -= 1) {
    const draft = drafts[at]
    if (!draft) return
    drafts[at] = withWarnings(draft, 'UNEXPLAINED_TEXT')
    if (draft.hasName) return
  }
}

/**
 * Whether an instruction contains something that its fields don't cover. Examples: a fact after its amount such as a
 * glucose limit, the time of a later start or repeat, days of a cycle.
 */
function hasLeftOut(parts: Parts): boolean {
  if (parts.has('day') && !parts.has('then') && !isOfNumberedDay(parts)) return true
  // `2раза в день 2 50 мг`: the day's number may belong to the amount.
  if (parts.has('day') && parts.all('frequency').some(({ value }) => value.isGuess === true)) return true
  const amount = parts.items.findIndex(isAmount)
  const name = parts.items.findIndex(({ kind }) => kind === 'name')
  const dosed = amount >= 0 ? amount : parts.items.findIndex(({ kind }) => (TIMED as readonly string[]).includes(kind))
  // What is read as measured may be the dose: `BSA 22 units` and `sc 22 units`.
  const isDose = ({ kind, value }: Item, at: number) =>
    kind === 'fact' && at > name && (value === 'dose' || amount < 0 || at < amount)
  if (name >= 0 && parts.items.some(isDose)) return true
  return (
    (amount >= 0 && parts.items.some(({ kind }, at) => kind === 'fact' && at > amount)) ||
    // `Apply overnight, repeat after a week`
    (dosed >= 0 && parts.items.some(({ kind }, at) => kind === 'later' && at > dosed)) ||
    hasLateStrength(parts)
  )
}

/** `A 500 mg bd, enemas 4 g/60 mL at night`: a content behind the times isn't that of the product before them. */
function hasLateStrength({ items }: Parts): boolean {
  const amount = items.findIndex(isAmount)
  const time = items.findIndex(({ kind }, at) => at > amount && (TIMED as readonly string[]).includes(kind))
  return (
    amount >= 0 && time > 0 && items.slice(time).some((item) => item.kind === 'strength' && item.value.whole !== null)
  )
}

/** Whether a group says more than which product it is, unlike a name with a bare number or a strength. */
function isUseful(parts: Parts): boolean {
  if (isPackage(parts)) return false
  const isGiven = parts.has('route', 'verb', 'split') || parts.all('bare').some(({ value }) => value.isLed === true)
  return parts.has(...USEFUL) || (isGiven && parts.has('bare', 'strength'))
}

/** Whether a group is a product: `Amoxicillin 500 mg capsules, pack of 21`. */
function isPackage(parts: Parts): boolean {
  const isTaken = parts.has(...TIMED, 'count', 'needed', 'route', 'verb', 'once', 'daily', 'course', 'directed')
  const isCrossed = parts.all('packed').some(({ value }) => value === 'crossed')
  return parts.has('packed') && (isCrossed || parts.has('form', 'product')) && !isTaken
}

function withoutFacts(parts: Parts): Parts {
  return new Parts(parts.items.filter(({ kind }) => kind !== 'fact'))
}

function markChanging(drafts: Draft[]): void {
  const last = drafts.pop()
  if (!last) return
  const instructions = last.instructions.map((one): Posology => ({
    ...one,
    warnings: [...one.warnings, 'DOSE_CHANGE'],
  }))
  drafts.push({ ...last, instructions })
}

/**
 * Fills in what an instruction omits from the one before it: the unit counted, the amount (`200 mg tds, then bd`), or
 * the rhythm.
 */
function continued(draft: Draft, before: Draft | undefined): Draft {
  const [first, previous] = [draft.instructions[0], before?.instructions.at(-1)]
  if (!first || !before || !previous || draft.hasName || first.drug !== previous.drug) return draft
  const { parts } = draft
  const unit = previous.dose?.unit ?? null
  const isStep = parts.has('then', 'or', 'day', 'later', 'course') || parts.items[0]?.kind === 'separator'
  const instructions = draft.instructions.map((one): Posology => {
    const isPiece = parts.all('count').some(({ value }) => value.unit === '{piece}') && !parts.has('form')
    if (
      one.dose &&
      (one.dose.unit === null || (isPiece && one.dose.unit === '{tbl}')) &&
      (isCountable(unit) || isOfInsulin(unit))
    ) {
      const dose = { ...one.dose, unit }
      return { ...one, dose, perDay: one.perDay && { ...one.perDay, unit } }
    }
    if (
      one.dose === null &&
      one.perDay === null &&
      one.frequency &&
      previous.dose &&
      !one.asNeeded &&
      one.alternatives.length === 0 &&
      !parts.has('unexplained', 'bare')
    ) {
      // What wasn't understood before it may be its own amount.
      if (previous.warnings.includes('UNEXPLAINED_NUMBER')) return withWarning(one, 'TWO_READINGS')
      return { ...one, dose: previous.dose, perDay: amountOfDay(previous.dose, one.frequency) }
    }
    const goesOn =
      one.dose &&
      !one.frequency &&
      previous.frequency &&
      (previous.duration || parts.has('later')) &&
      isStep &&
      !one.asNeeded &&
      !parts.has('once') &&
      one.dose.unit === unit
    return goesOn && previous.frequency
      ? { ...one, frequency: previous.frequency, perDay: amountOfDay(one.dose, previous.frequency) }
      : one
  })
  return { ...draft, instructions }
}

/** Applies a condition for need to the alternatives as well: `ibuprofen 400 mg or codeine 30 mg prn`. */
function shareNeed(drafts: Draft[], path: readonly PathStep[]): void {
  shareLeadingNeed(drafts)
  if (!path.some(({ item }) => item.kind === 'or')) return
  const isOpen = ({ instructions }: Draft) =>
    instructions.every(({ asNeeded, frequency, perDay }) => !asNeeded && frequency === null && perDay === null)
  const isNeeded = (draft: Draft | undefined) => draft?.instructions.some(({ asNeeded }) => asNeeded) ?? false
  const mark = (at: number, draft: Draft) => {
    drafts[at] = { ...draft, instructions: draft.instructions.map((one) => ({ ...one, asNeeded: true })) }
  }
  drafts.forEach((draft, at) => {
    if (isOpen(draft) && isNeeded(drafts[at - 1])) mark(at, draft)
  })
  for (let at = drafts.length - 2; at >= 0; at -= 1) {
    const draft = drafts[at]
    if (draft && isOpen(draft) && isNeeded(drafts[at + 1])) mark(at, draft)
  }
}

/** `For a cough A 200 mg tds or B 30 mg tds`: a condition before the first is of the other as well. */
function shareLeadingNeed(drafts: Draft[]): void {
  for (let at = 1; at < drafts.length; at += 1) {
    const [before, draft] = [drafts[at - 1], drafts[at]]
    const isLed = before?.parts.items.find(({ kind }) => kind !== 'verb' && kind !== 'filler')?.kind === 'needed'
    if (!isLed || draft?.parts.items[0]?.kind !== 'or' || draft.parts.has('needed')) continue
    drafts[at] = { ...draft, instructions: draft.instructions.map(asNeeded) }
  }
}

function asNeeded(one: Posology): Posology {
  return {
    ...one,
    asNeeded: true,
    frequency: one.frequency && { ...one.frequency, min: '0' },
    perDay: one.perDay && { ...one.perDay, min: '0' },
  }
}

/** Applies a course at the end to all parts of a day that only commas join. */
function shareCourses(drafts: Draft[], path: readonly PathStep[]): void {
  if (path.some(({ item }) => item.kind === 'then')) return
  for (let at = drafts.length - 2; at >= 0; at -= 1) {
    const [draft, next] = [drafts[at], drafts[at + 1]]
    const duration = next?.instructions[0]?.duration ?? null
    if (!draft || !next || duration === null || next.hasName || draft.instructions[0]?.duration !== null) continue
    const isOfDay = [draft, next].every(
      ({ parts }) => parts.has('when', 'mealtime', 'clocks') && !parts.has('frequency'),
    )
    if (isOfDay) drafts[at] = { ...draft, instructions: draft.instructions.map((one) => ({ ...one, duration })) }
  }
}
