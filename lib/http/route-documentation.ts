import { z } from 'zod'
import type { ErrorCode } from '@/lib/errors'
import type { ApiScope } from '@/lib/accounts/api-scopes'
import type { RateLimit } from './rate-limits'
import type { RequestHeaderName } from './request-headers'

/** The same body as JSON, for programs: a file of the form as rows, the texts as they are. */
export interface JsonForm {
  /** With the rows as null, as they are read by themselves. */
  readonly schema: z.ZodType<object>
  /** As the documentation shows it, with the rows. */
  readonly documented: z.ZodType
  /** The form's file field that the rows are. */
  readonly field: string
  /** What the rows are called in the body. */
  readonly rows: string
}

/** A multipart body: what each of its fields carries. */
export interface FormDescription<Options extends z.ZodType = z.ZodType> {
  /** Whether each file must be there; each may also be the name of a file in the document session, unless `uploadsOnly`. */
  readonly files: Readonly<Record<string, 'required' | 'optional'>>
  readonly texts: Readonly<Record<string, z.ZodType>>
  /** The field `options`, as JSON; none where a form has no such field. */
  readonly options?: Options
  /** The files are uploads alone, never names of files in a document session. */
  readonly uploadsOnly?: true
  readonly json?: JsonForm
}

/** The body of a document route: it always has options. */
export interface DocumentForm<Options extends z.ZodType = z.ZodType> extends FormDescription<Options> {
  readonly options: Options
}

/** A body that is not JSON. */
export interface OtherBody {
  /** `any` where it is the file’s own. */
  readonly contentType: string
  readonly description: string
  /** Of what the body is made of, such as the events of a stream. */
  readonly schema?: z.ZodType
  readonly headers?: Readonly<Record<string, string>>
}

export type AnswerBody = z.ZodType | OtherBody

/** A route's documentation, from which `/api/openapi.json` is generated. */
export interface RouteDocumentation {
  /** In a few words of English. */
  readonly summary: string
  /** The bodies by status, exactly: in tests an answer that does not fit is an error. Failures have one form and need none. */
  readonly answers: Readonly<Record<number, AnswerBody>>
  /** The failures of the route's own; those of signing in, parsing and rate limits are known. */
  readonly codes?: readonly ErrorCode[]
  /** The path's dynamic segments, each with what it is. */
  readonly params?: Readonly<Record<string, string>>
  readonly headers?: readonly RequestHeaderName[]
  readonly form?: FormDescription
}

/** A route's definition as its documentation needs it. */
export interface DocumentedRoute extends RouteDocumentation {
  readonly open?: boolean
  readonly scope?: ApiScope | undefined
  readonly body?: z.ZodType | undefined
  readonly query?: z.ZodType | undefined
  readonly limits?: readonly RateLimit[]
}

export function isSchema(body: AnswerBody): body is z.ZodType {
  return body instanceof z.ZodType
}

/** Whether a method only reads (RFC 9110 §9.2.1): the others must prove that they come from our own pages. */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

const ALWAYS = ['INTERNAL', 'DATABASE_UNAVAILABLE', 'STORAGE_UNAVAILABLE', 'SHUTTING_DOWN', 'SERVER_BUSY'] as const
const OF_JSON = ['BAD_REQUEST', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE'] as const
const OF_FORM = ['BAD_REQUEST', 'UNSUPPORTED_MEDIA_TYPE', 'UPLOAD_BROKEN', 'FILE_TOO_LARGE', 'LIMIT_UPLOAD'] as const

/** Every code that a route can answer with. */
export function codesOf(route: DocumentedRoute, method: string): ReadonlySet<ErrorCode> {
  const { open = false, scope, body, query, params, form, headers = [], limits = [], codes = [] } = route
  return new Set<ErrorCode>([
    ...(open ? [] : (['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'API_TOKEN_SCOPE'] as const)),
    ...(scope === undefined ? [] : (['LIMIT_API_TOKENS'] as const)),
    ...(isReading(method) ? [] : (['XSRF'] as const)),
    ...(body === undefined ? [] : OF_JSON),
    ...(form === undefined ? [] : OF_FORM),
    ...(form?.json === undefined ? [] : OF_JSON),
    ...(query === undefined && params === undefined && !headers.includes('Idempotency-Key')
      ? []
      : (['BAD_REQUEST'] as const)),
    ...(limits.length === 0 ? [] : (['TOO_MANY_REQUESTS'] as const)),
    ...codes,
    ...ALWAYS,
  ])
}
