import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { ApiScope } from '@/lib/accounts/api-scopes'
import { type Caller, type SessionCaller, requireCaller } from '@/lib/accounts/require-user'
import { AppError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { log, pseudonym } from '@/lib/log'
import { countRequest } from '@/lib/metrics/process-metrics'
import { answerError } from './answer-error'
import { callerLocale } from './caller-locale'
import { checkAnswer } from './check-answer'
import { checkOrigin, checkXsrf } from './cross-site'
import { isDraining } from './draining'
import { loggedPath, routePath } from './logged-path'
import { sendAfterAnswer } from './send-after-answer'
import { readJson, issuesOf } from './read-json'
import { type RateLimit, consume } from './rate-limits'
import type { DocumentedRoute, RouteDocumentation } from './route-documentation'
import { clientAddress } from './client-address'

type Shape = z.ZodType | undefined
type Parsed<S extends Shape> = S extends z.ZodType ? z.infer<S> : undefined

/**
 * A route of the API: who may call it, what it reads, its rate limits, its responses, and the one function that does
 * the work.
 */
export interface RouteDefinition<
  Body extends Shape,
  Query extends Shape,
  Open extends boolean,
  Scope extends ApiScope | undefined,
> extends RouteDocumentation {
  /** `true` for a route that needs no sign-in. */
  readonly open?: Open
  /** Which API tokens open it too; without it, none does. */
  readonly scope?: Scope
  /** The JSON body's schema, strict: an unknown field is refused. Without it the body is left to `handle`. */
  readonly body?: Body
  /** The maximum size of the JSON body, if a few kilobytes are too little. */
  readonly maxBodyBytes?: number
  /** A request without a body counts as an empty object. */
  readonly bodyOptional?: boolean
  readonly query?: Query
  readonly limits?: readonly RateLimit[]
  handle(input: RouteInput<Body, Query, Open, Scope>): Promise<Response>
}

export interface RouteInput<
  Body extends Shape,
  Query extends Shape,
  Open extends boolean,
  Scope extends ApiScope | undefined = undefined,
> {
  readonly request: Request
  readonly requestId: string
  readonly locale: Locale
  /** The caller; a public route has none. */
  readonly caller: Open extends true ? null : Scope extends ApiScope ? Caller : SessionCaller
  readonly body: Parsed<Body>
  readonly query: Parsed<Query>
  /** The path's dynamic segments, decoded. */
  readonly params: Readonly<Record<string, string>>
}

interface RouteContext {
  readonly params: Promise<Record<string, string | string[] | undefined>>
}

/** A Next route handler that carries its definition, for `/api/openapi.json`. */
export interface RouteHandler {
  (request: Request, context: RouteContext): Promise<Response>
  readonly definition: DocumentedRoute
}

/**
 * Fits the query string to a schema.
 *
 * @throws AppError BAD_REQUEST with `details.issues`
 */
function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (parsed.success) return parsed.data
  throw new AppError('BAD_REQUEST', {}, { issues: issuesOf(parsed.error) })
}

/**
 * Makes a Next route handler of a definition. Signing in, cross-site protection, rate limits, parsing, the language of
 * the answer, errors, the log line and the request id are here and nowhere else.
 */
export function route<
  Body extends Shape = undefined,
  Query extends Shape = undefined,
  Open extends boolean = false,
  Scope extends ApiScope | undefined = undefined,
>(definition: RouteDefinition<Body, Query, Open, Scope>): RouteHandler {
  const handler = async (request: Request, context: RouteContext): Promise<Response> => {
    const started = performance.now()
    const requestId = randomUUID()
    const address = clientAddress(request.headers)
    let locale = callerLocale(request.headers, null)
    let caller: Caller | null = null
    let response: Response
    try {
      if (isDraining()) throw new AppError('SHUTTING_DOWN', {}, { retryAfterSeconds: 5 })
      checkOrigin(request)
      if (definition.open !== true) {
        caller = await requireCaller(request.headers, definition.scope ?? null)
        locale = callerLocale(request.headers, caller.session.user.locale)
        checkXsrf(request, caller)
      }
      const who = caller?.session.userId ?? address
      if (who !== null) for (const limit of definition.limits ?? []) await consume(limit, who)
      const body =
        definition.body === undefined
          ? undefined
          : await readJson(request, definition.body, definition.maxBodyBytes, definition.bodyOptional)
      const query = definition.query === undefined ? undefined : readQuery(request, definition.query)
      response = await definition.handle({
        request,
        requestId,
        locale,
        // The three casts: TypeScript can't follow a conditional type through the definition's optional fields.
        caller: caller as RouteInput<Body, Query, Open, Scope>['caller'],
        body: body as Parsed<Body>,
        query: query as Parsed<Query>,
        params: await segments(context),
      })
    } catch (error) {
      response = answerError(error, { locale, requestId })
    }
    sendAfterAnswer()
    if (process.env['NODE_ENV'] === 'test') await checkAnswer(definition, request.method, response)
    response.headers.set('x-request-id', requestId)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
    const given = (await context.params) ?? {}
    const milliseconds = performance.now() - started
    countRequest(request.method, routePath(request.url, given), response.status, milliseconds)
    log().info(
      {
        requestId,
        method: request.method,
        path: loggedPath(request.url, given),
        status: response.status,
        ms: Math.round(milliseconds),
        user: caller?.session.userId ?? null,
        from: address === null ? null : pseudonym(address),
      },
      'request',
    )
    return response
  }
  return Object.assign(handler, { definition })
}

/** PostgreSQL rejects U+0000, and no name of ours has a control character or half of a surrogate pair. */
const NOBODYS = /[\p{Cc}\p{Cs}]/u

/** @throws AppError NOT_FOUND, BAD_REQUEST */
async function segments(context: RouteContext): Promise<Record<string, string>> {
  // Next gives no params at all to a path without segments.
  const params = (await context.params) ?? {}
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const segment = decoded(Array.isArray(value) ? value.join('/') : (value ?? ''))
      if (NOBODYS.test(segment)) throw new AppError('NOT_FOUND')
      return [name, segment]
    }),
  )
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new AppError('BAD_REQUEST')
  }
}
