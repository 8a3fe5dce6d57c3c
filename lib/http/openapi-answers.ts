import { STATUS_CODES } from 'node:http'
import type { ErrorCode } from '@/lib/errors'
import type { Components, JsonSchema } from './openapi-components'
import type { AnswerBody, DocumentedRoute } from './route-documentation'
import { isSchema } from './route-documentation'

const REQUEST_ID = 'Finds the request in the log of the server.'

/** The headers of single failures. */
const FAILURE_HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  416: { 'Content-Range': 'How many bytes the file has.' },
  429: { 'Retry-After': 'In seconds.' },
}

/** An operation's `responses`: what the route declares, and its failures by status with the codes that can come. */
export function openApiAnswers(
  route: DocumentedRoute,
  codes: ReadonlyMap<number, readonly ErrorCode[]>,
  method: string,
  components: Components,
): JsonSchema {
  const statuses = [...new Set([...Object.keys(route.answers).map(Number), ...codes.keys()])].sort((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => {
      const declared = route.answers[status]
      const failures = codes.get(status) ?? []
      return [String(status), { ...described(status, declared), ...content(declared, failures, method, components) }]
    }),
  )
}

function described(status: number, declared: AnswerBody | undefined): JsonSchema {
  const other = declared === undefined || isSchema(declared) ? undefined : declared
  const headers = { 'X-Request-Id': REQUEST_ID, ...other?.headers, ...FAILURE_HEADERS[status] }
  return {
    description: other?.description ?? STATUS_CODES[status],
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
    ),
  }
}

function content(
  declared: AnswerBody | undefined,
  failures: readonly ErrorCode[],
  method: string,
  components: Components,
): JsonSchema {
  if (method === 'HEAD') return {}
  if (declared !== undefined && !isSchema(declared)) {
    const type = declared.contentType === 'any' ? '*/*' : declared.contentType
    // The schema describes a single event of the stream: OpenAPI 3.1 can't describe a sequence.
    return {
      content: { [type]: declared.schema === undefined ? {} : { schema: components.of(declared.schema, 'output') } },
    }
  }
  const schemas = [
    ...(declared === undefined ? [] : [components.of(declared, 'output')]),
    ...(failures.length === 0 ? [] : [failureSchema(failures)]),
  ]
  return { content: { 'application/json': { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } } } }
}

function failureSchema(codes: readonly ErrorCode[]): JsonSchema {
  return { allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }] }
}
