import { AppError } from '@/lib/errors'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import {
  deskQuerySchema,
  deskSchema,
  MAX_DESK_BYTES,
  openedDeskSchema,
  savedDeskSchema,
} from '@/lib/operations/desk/desk-schema'
import { requireDesk } from '@/lib/operations/desk/open-desk'
import { clearDesk, replacedVersion, saveDesk, takeBackDesk } from '@/lib/operations/desk/save-desk'

const query = deskQuerySchema
const limits = [RATE_LIMITS.reading]

/** A desk's response has its version in the ETag too. */
function tagged<Body extends { readonly version: number }>(body: Body): Response {
  return Response.json(body, { headers: { etag: `"${body.version}"` } })
}

export const GET = route({
  scope: 'documents',
  summary: 'Get a tool’s saved screen: files, settings and answers',
  query,
  limits,
  answers: { 200: openedDeskSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, query: { tool } }) => tagged(await requireDesk(caller.session.userId, tool)),
})

export const PUT = route({
  scope: 'documents',
  summary: 'Save a tool’s screen',
  query,
  headers: ['If-Match', 'X-Saved-By'],
  body: deskSchema,
  maxBodyBytes: MAX_DESK_BYTES,
  limits,
  answers: { 200: savedDeskSchema },
  codes: ['NOT_FOUND', 'DESK_CHANGED'],
  handle: async ({ request, caller, body, query: { tool } }) => {
    if (body.tool !== tool) throw new AppError('BAD_REQUEST', {}, { field: 'tool' })
    const version = await saveDesk(caller.session.userId, body, replacedVersion(request))
    return tagged({ success: true, version })
  },
})

export const DELETE = route({
  scope: 'documents',
  summary: 'Clear a tool’s saved screen; POST restores it for ten minutes',
  query,
  headers: ['If-Match', 'X-Saved-By'],
  limits,
  answers: { 200: savedDeskSchema },
  codes: ['NOT_FOUND', 'DESK_CHANGED'],
  handle: async ({ request, caller, query: { tool } }) => {
    const version = await clearDesk(caller.session.userId, tool, replacedVersion(request))
    return tagged({ success: true, version })
  },
})

export const POST = route({
  scope: 'documents',
  summary: 'Restore a tool’s screen cleared in the last ten minutes',
  query,
  limits,
  answers: { 200: openedDeskSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, query: { tool } }) => tagged(await takeBackDesk(caller.session.userId, tool)),
})
