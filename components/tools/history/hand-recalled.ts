import { writeStored } from '@/components/layout/browser-storage'
import type { Recalled } from '@/lib/operations/history/recall'
import { passedFile, type PassedFile } from '../shared/chosen-file'
import type { GoneFile } from '../shared/gone-file'
import { handOver, type SourceRole, type Taker } from '../shared/hand-over'

/**
 * Lays a run's files and settings ready for its tool. Its files can be named only in the document session that they are in, so work
 * goes on there; where none is kept any more, it goes on where it is.
 */
export function handRecalled(recalled: Recalled): Taker {
  const { kind, sessionId, sources } = recalled
  const files: Partial<Record<SourceRole, PassedFile>> = {}
  const gone: Partial<Record<SourceRole, GoneFile>> = {}
  for (const { role, name, file } of sources) {
    if (file === null) gone[role] = { name, at: null }
    else files[role] = passedFile(file)
  }
  if (Object.keys(files).length > 0) writeStored('sessionId', sessionId)
  // Each branch says the same, so that settings are of the kind that they are beside.
  if (kind === 'generate') handOver(kind, sessionId, { files, gone, settings: recalled.settings })
  else if (kind === 'tables') handOver(kind, sessionId, { files, gone, settings: recalled.settings })
  else handOver(kind, sessionId, { files, gone, settings: recalled.settings })
  return kind
}
