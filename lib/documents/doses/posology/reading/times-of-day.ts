import { plus } from '../grammar/arithmetic'
import type { Posology } from '../types'
import { amountOfDay } from './dosing'
import type { Draft } from './instruction'
import { TIMED } from './item-kinds'
import type { Parts } from './parts'

/** Doses of equal size at several times of a day are one instruction. */
export function mergeTimesOfDay(drafts: readonly Draft[]): Posology[] {
  const merged: { instruction: Posology; parts: Parts }[] = []
  for (const { instructions, parts, hasName } of drafts)
    for (const instruction of instructions) {
      const last = merged.at(-1)
      const isSame =
        last &&
        (!hasName || last.parts === parts) &&
        (instructions.length === 1 || isOneDose(instructions)) &&
        isSameAtOtherTime(last.instruction, instruction) &&
        isPlain(last.parts) &&
        isPlain(parts)
      if (isSame)
        merged[merged.length - 1] = { instruction: together(last.instruction, instruction), parts: last.parts }
      else merged.push({ instruction, parts })
    }
  return merged.map(({ instruction }) => instruction)
}

/** Whether amounts that are shared out are all the same. */
function isOneDose([first, ...others]: readonly Posology[]): boolean {
  return others.every(({ dose }) => dose?.max === first?.dose?.max && dose?.min === first?.dose?.min)
}

function isPlain(parts: Parts): boolean {
  return (
    parts.has(...TIMED) &&
    parts.all('frequency').every(({ value }) => value.when !== undefined) &&
    !parts.has('needed', 'scheme', 'weekdays', 'then', 'or', 'day', 'later', 'countPer', 'daily')
  )
}

function isSameAtOtherTime(a: Posology, b: Posology): boolean {
  if (!a.dose || !b.dose || a.drug !== b.drug || a.frequency?.periodUnit !== 'd' || b.frequency?.periodUnit !== 'd')
    return false
  const isUnit = a.dose.unit === b.dose.unit || b.dose.unit === null
  return (
    isUnit &&
    a.dose.min === b.dose.min &&
    a.dose.max === b.dose.max &&
    a.frequency.period === '1' &&
    b.frequency.period === '1' &&
    // A course behind the first is a step of its own: `5 mg at night for a week, 5 mg morning and night`.
    a.duration === null
  )
}

function together(a: Posology, b: Posology): Posology {
  const { frequency, dose } = a
  if (!frequency || !b.frequency || !dose) return a
  const both = { ...frequency, min: plus(frequency.min, b.frequency.min), max: plus(frequency.max, b.frequency.max) }
  return {
    ...a,
    frequency: both,
    perDay: amountOfDay(dose, both),
    duration: a.duration ?? b.duration,
    when: [...new Set([...a.when, ...b.when])],
    text: `${a.text} ${b.text}`,
    warnings: [...new Set([...a.warnings, ...b.warnings])],
  }
}
