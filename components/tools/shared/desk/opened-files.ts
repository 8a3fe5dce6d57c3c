import type { OpenedDesk } from '@/lib/operations/desk/desk-schema'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import { unpackResult } from '@/lib/operations/desk/packed-result'
import { passedFile, type PassedFile } from '../chosen-file'
import type { GoneFile } from '../gone-file'
import type { SourceRole } from '../hand-over'
import type { StoredSlot } from '../slot'

type Files = Pick<OpenedDesk, 'files' | 'gone'>

/** The file of a role, where the document session still has it. */
export function openedFile({ files }: Files, role: SourceRole): PassedFile | undefined {
  const file = files.find((each) => each.role === role)
  return file && passedFile(file)
}

/** The same at its position. */
export function openedSlot<F extends { name: string; size: number }>(
  file: F | undefined,
): StoredSlot<F> | { readonly kind: 'empty' } {
  return file === undefined ? { kind: 'empty' } : { kind: 'stored', file, name: file.name }
}

export function goneFile({ gone }: Files, role: SourceRole): GoneFile | undefined {
  const file = gone.find((each) => each.role === role)
  return file && { name: file.name, at: file.at, ...(file.unfinished && { unfinished: true }) }
}

/** A result that the desk shows, as its run has left it. */
export function openedResult<Result>(
  { desk, results }: { readonly desk: { readonly sessionId: string } | null; readonly results: GivenDesk['results'] },
  operationId: string | null | undefined,
): (Result & { readonly sessionId: string }) | null {
  const answer = results[operationId ?? '']
  // Answered by the tool that the desk is of.
  return desk === null || answer === undefined
    ? null
    : { ...(unpackResult(answer) as Result), sessionId: desk.sessionId }
}
