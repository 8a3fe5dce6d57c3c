import { fileReadiness, type FileReason, type Readiness as AnyReadiness } from '../shared/file-readiness'
import { chosenTables, foundTables } from './found'
import type { ParserState } from './state'

/** Why the workbook can't be created now. The action shows this instead of its verb. */
export type Readiness = AnyReadiness<FileReason | 'noTables' | 'noneChosen'>

/** Whether the tables can be written; else the first reason why not. */
export function readinessOf(state: ParserState, inspecting: boolean): Readiness {
  return fileReadiness(state, inspecting, (inspected) => {
    if (foundTables(inspected).length === 0) return 'noTables'
    return chosenTables(state).length === 0 ? 'noneChosen' : null
  })
}
