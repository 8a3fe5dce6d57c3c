import { markedValue, type ValueTone } from '../../preview/value-marks'
import type { Scope } from '../render/scope'

/** A scope that prints marks around each of its texts, for a document that is only to be shown. Pictures are as they are. */
export function markedScope(scope: Scope, toneOf: (key: string) => ValueTone): Scope {
  return {
    ...(scope.language !== undefined && { language: scope.language }),
    value: (key) => {
      const printed = scope.value(key)
      return typeof printed === 'string' ? markedValue(printed, toneOf(key)) : printed
    },
    typed: (key) => scope.typed?.(key),
    section: (key) => scope.section(key).map((inner) => markedScope(inner, toneOf)),
    formulaUnknown: (instruction) => scope.formulaUnknown?.(instruction),
  }
}
