import { writeStored } from '@/components/layout/browser-storage'
import type { Recalled } from '@/lib/operations/history/recall'
import { passedFile, type PassedFile } from '../shared/chosen-file'
import type { GoneFile } from '../shared/gone-file'
import { handOver, type SourceRole, type Taker } from '../shared/hand-over'

/**
 * Prepares a run's files and settings for its tool. Its files can be named only in their document session, so that one
 * is used; if none of them is left, the current one stays.
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
  // Each branch returns the same, so that the types of kind and settings match.
  if (kind === 'generate') handOver(kind, sessionId, { files, gone, settings: recalled.settings })
  else if (kind === 'tables') handOver(kind, sessionId, { files, gone, settings: recalled.settings })
  else handOver(kind, sessionId, { files, gone, settings: recalled.settings })
  return kind
}
