import { fileReadiness, type FileReason, type Readiness as AnyReadiness } from '../shared/file-readiness'
import { foundDoses, isWithoutDoses } from './found'
import type { DoseState } from './state'

/** Why the workbook can't be created now. The action shows this instead of its verb. */
export type Readiness = AnyReadiness<FileReason | 'noDoses'>

/** Whether the doses can be written; else the first reason why not. What is undecided stops nothing: it is written apart. */
export function readinessOf(state: DoseState, inspecting: boolean): Readiness {
  return fileReadiness(state, inspecting, (inspected) => (isWithoutDoses(foundDoses(inspected)) ? 'noDoses' : null))
}
