import { readStored } from '@/components/layout/browser-storage'
import type { DeskContent, DeskRun } from '@/lib/operations/desk/desk-schema'
import type { GoneFile } from '../gone-file'
import type { SourceRole } from '../hand-over'
import type { Named, Slot } from '../slot'

interface SavedResult {
  readonly operationId: string
}

/** A tool's run, as far as a desk saves it. */
export type AnyRun =
  | { readonly kind: 'idle'; readonly last: SavedResult | null }
  | {
      readonly kind: 'running'
      readonly operationId: string | null
      readonly startedAt: number
      readonly count?: number | null
      readonly rows?: number
      readonly again?: boolean
      readonly last: SavedResult | null
    }
  | {
      readonly kind: 'done'
      readonly result: SavedResult
      readonly tookMs: number
      readonly count?: number
      readonly rows?: number
      readonly before?: SavedResult | null
    }

/** What a tool's screen has in its places. */
export interface Laid {
  readonly slots: Readonly<Partial<Record<SourceRole, Slot<Named> | null>>>
  readonly gone: Readonly<Partial<Record<SourceRole, GoneFile | null | undefined>>>
  readonly templateId?: string | null
  readonly run: AnyRun
}

type Saved = Omit<DeskContent, 'tool' | 'settings'>

/**
 * What every tool saves in the same way; null if there is no file, and was none. An uploading file doesn't count yet:
 * the previous one does.
 */
export function savedParts({ slots, gone, templateId = null, run }: Laid): Saved | null {
  const sessionId = readStored('sessionId')
  const files = (Object.entries(slots) as [SourceRole, Slot<Named> | null][]).flatMap(([role, slot]) => {
    const settled = slot === null || slot.kind === 'empty' || slot.kind === 'stored' ? slot : slot.before
    return settled?.kind === 'stored' && !isTemplate(settled.file) ? [{ role, name: settled.name }] : []
  })
  const missing = (Object.entries(gone) as [SourceRole, GoneFile | null | undefined][]).flatMap(([role, file]) =>
    file === null || file === undefined ? [] : [{ role, ...file }],
  )
  if (sessionId === null || (files.length === 0 && missing.length === 0 && templateId === null)) return null
  return { sessionId, files, templateId, gone: missing, run: savedRun(run), last: lastOf(run)?.operationId ?? null }
}

/** The files that are on their way, as they are if that ends now. */
export function unfinishedFiles<Role extends SourceRole>(
  slots: Readonly<Partial<Record<Role, Slot<Named> | null>>>,
): Partial<Record<Role, GoneFile>> {
  const sent = (Object.entries(slots) as [Role, Slot<Named> | null][]).flatMap(([role, slot]): [Role, GoneFile][] =>
    slot?.kind === 'uploading' && !isTemplate(slot.file)
      ? [[role, { name: slot.file.name, at: null, unfinished: true }]]
      : [],
  )
  return Object.fromEntries(sent) as Partial<Record<Role, GoneFile>>
}

/** A saved template has its id; where its file is in the document session isn't saved. */
function isTemplate(file: Named): boolean {
  return 'kept' in file
}

function savedRun(run: AnyRun): DeskRun | null {
  if (run.kind === 'idle') return null
  const { count = null, rows = 0 } = run
  if (run.kind === 'done') {
    // When it began says nothing any more.
    const { result, tookMs, before = null } = run
    return {
      operationId: result.operationId,
      startedAt: 0,
      tookMs: Math.max(0, Math.round(tookMs)),
      count,
      rows,
      again: before !== null,
    }
  }
  const { operationId, startedAt, again = false } = run
  // Until the server has accepted it, it is found by its files.
  return operationId === null ? null : { operationId, startedAt, tookMs: null, count, rows, again }
}

function lastOf(run: AnyRun): SavedResult | null {
  return run.kind === 'done' ? (run.before ?? null) : run.last
}
