import { callApi } from '@/components/account/api-client'
import type { DeskContent, DeskTool, OpenedDesk } from '@/lib/operations/desk/desk-schema'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import { packResult } from '@/lib/operations/desk/packed-result'
import { followOperation } from '../follow-operation'
import { isGone } from '../in-session'
import { deskPages } from './desk-pages'

/** How many bytes a closing page can still send in total. */
const KEEPALIVE_BYTES = 60_000

function pathOf(tool: DeskTool): string {
  return `/api/documents/desk?${new URLSearchParams({ tool })}`
}

/** The version that is replaced, and whose newer save may be replaced too: this tab's own. */
function replacing(version: number): Record<string, string> {
  return { 'if-match': `"${version}"`, 'x-saved-by': deskPages().ids.join(', ') }
}

interface Versioned {
  readonly version: number
}

/**
 * Saves a desk, also while the page is being left.
 *
 * @param version the version that it replaces; 0 for none
 * @returns the new version
 * @throws ApiError DESK_CHANGED where another version is the newest
 */
export async function saveDesk(content: DeskContent, version: number): Promise<number> {
  const body = JSON.stringify(content)
  const response = await callApi(pathOf(content.tool), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...replacing(version) },
    body,
    keepalive: body.length * 3 < KEEPALIVE_BYTES,
  })
  return ((await response.json()) as Versioned).version
}

/**
 * Clears a desk on the server, where this can be undone for ten minutes.
 *
 * @returns the new version
 * @throws ApiError DESK_CHANGED, NOT_FOUND
 */
export async function clearDesk(tool: DeskTool, version: number): Promise<number> {
  const response = await callApi(pathOf(tool), { method: 'DELETE', headers: replacing(version), keepalive: true })
  return ((await response.json()) as Versioned).version
}

/** Returns the newest desk with the results that it shows; null if there is none. @throws ApiError */
export async function openDesk<Tool extends DeskTool>(tool: Tool): Promise<GivenDesk<Tool> | null> {
  return deskOf(() => callApi(pathOf(tool)))
}

/** Takes back what was cleared, as `openDesk`. @throws ApiError */
export async function takeBackDesk<Tool extends DeskTool>(tool: Tool): Promise<GivenDesk<Tool> | null> {
  return deskOf(() => callApi(pathOf(tool), { method: 'POST' }))
}

async function deskOf<Tool extends DeskTool>(call: () => Promise<Response>): Promise<GivenDesk<Tool> | null> {
  try {
    const desk = (await (await call()).json()) as OpenedDesk<Tool>
    const { run, last, sessionId } = desk
    const shown = [run !== null && run.tookMs !== null ? run.operationId : null, last].filter((id) => id !== null)
    const { signal } = new AbortController()
    const results = await Promise.all(
      // For an ended operation, the first event is the last, and has the result.
      shown.map(async (id): Promise<[string, string]> => {
        return [id, packResult(await followOperation(sessionId, id, { signal, onProgress: () => undefined }))]
      }),
    )
    return { desk, results: Object.fromEntries(results), isUndoable: false, sessionId }
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}
