import { VALUE_END, VALUE_START, withoutMarks } from '../../preview/value-marks'
import type { Scope } from '../render/scope'

/** A scope that prints marks around each of its texts, for a document that is only to be shown. Pictures are as they are. */
export function markedScope(scope: Scope): Scope {
  return {
    value: (key) => {
      const printed = scope.value(key)
      return typeof printed === 'string' ? VALUE_START + withoutMarks(printed) + VALUE_END : printed
    },
    section: (key) => scope.section(key).map(markedScope),
    formulaUnknown: (instruction) => scope.formulaUnknown?.(instruction),
  }
}
