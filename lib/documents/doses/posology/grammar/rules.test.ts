import { describe, expect, test } from '@jest/globals'
import { INSTRUCTION_LANGUAGES } from '../../language/instruction-languages'
import { instructionReader } from '../read-instructions'
import { entriesOf } from '../words/entries'
import { RULES } from './rules'

/** Rules whose words only other languages have, or that look ahead; the tables of cases read them. */
const WITHOUT_ENGLISH = [
  'condition.value-over',
  'family.titled',
  'family.of',
  'allergy.after',
  'split.by',
  'split.in-case',
  'condition.scale-named',
  'condition.scale-goes-on',
  'clock.half-of',
  'strength.grouped',
  'bare.of-unit',
  'bare.swallowed',
  'count.one-form',
  'formerly.replaced-by',
  'formerly.replaced-in',
  'then.swapped',

  'count.half',
  'count.of-named',
  'count.of-medicine',
  'allergy.to',
  'bare',
  'without',
  'limit',
  'bare.crossed',
  'bare.crossed-at-meals',
  'count.in-eye',
  'course.days-behind',
  'bare.taken',
  'strength.grams',
  'strength.dashed',
  'strength.before-count',
  'strength.behind-name',
  'strength.dispensed',
  'number.with-ending',
  'number.with-joined-ending',
  'condition.scale',
  'stopped.changed',
  'once.last',
  'times.abbreviated',
  'every.via',
  'clock.named',
  'clocks.digits-behind-unit',
  'clocks.digits-list-behind-unit',
  'count.behind-slash',
  'fact.year',
  'fixed.before-needed',
  'fixed.before-course',
  'fixed.last',
  'last.before-sign',
  'note.cycle',
  'note.hour-before',
  'listed.dotted',
  'day.week',
  'day.letter',
  'fixed.before-reason',
  'meals.and-night',
  'past.given-at',
  'past.taken',
  'past.earlier',
  'behind-given',
  'dont.required',
  'tolerated.named',
  'tolerated-one',
  'note.daily-dose',
  'note.indication',
  'clocks.in-brackets',
]

/** Categories that rules extend beyond the words with the sense of the same name. */
const EXTENDED = ['END', 'MEALS', 'MEALTIME', 'NEG', 'ONCE', 'SUBJECT', 'THEN']

describe('rules of instructions', () => {
  test('no category has the name of a sense by accident', () => {
    const senses = new Set(INSTRUCTION_LANGUAGES.flatMap(({ words }) => entriesOf(words).map(({ sense }) => sense)))
    const shared = [...new Set(RULES.map(({ category }) => category))].filter((category) => senses.has(category))
    expect(shared.sort()).toEqual(EXTENDED)
  })

  test('each has a unique id', () => {
    const ids = RULES.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('each reads its own example to the end', () => {
    const reader = instructionReader()
    const unread = RULES.filter(({ category, example }) => {
      const line = reader.lineOf(example, 'en')
      const chart = reader.chartOf(line)
      return example !== '' && !chart.at(category, 0).some(({ end }) => end === line.tokens.length)
    })
    expect(unread.map(({ id }) => id)).toEqual([])
  })

  test('only rules for words that English lacks have no example', () => {
    expect(
      RULES.filter(({ example }) => example === '')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...WITHOUT_ENGLISH].sort())
  })
})
