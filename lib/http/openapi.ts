import type { ErrorCode } from '@/lib/errors'
import { statusOf } from '@/lib/errors'
import { errorBodySchema } from './answer-error'
import { openApiAnswers } from './openapi-answers'
import { Components, type JsonSchema } from './openapi-components'
import { REQUEST_HEADERS } from './request-headers'
import type { DocumentedRoute, FormDescription } from './route-documentation'
import { codesOf, isReading } from './route-documentation'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A route module, as far as the document needs it. */
export type RouteModule = Readonly<Partial<Record<(typeof METHODS)[number], { readonly definition: DocumentedRoute }>>>

/** The cookies that carry a session, by their names on this installation. */
export interface CookieSchemes {
  readonly session: string
  readonly bind: string
}

/**
 * The API as an OpenAPI 3.1 document, from the definitions that its routes run by.
 *
 * @param paths route modules by their paths under `/api`, with segments as `{name}`
 * @throws Error if two schemas have the same ID
 */
export function openApiDocument(paths: Readonly<Record<string, RouteModule>>, cookies: CookieSchemes) {
  const components = new Components()
  components.of(errorBodySchema, 'output')
  const operations = Object.entries(paths).map(([path, module]) => [path, pathItem(path, module, components)] as const)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Actum',
      version: '1',
      description:
        'Creates documents from spreadsheets and Word templates, workbooks from Word tables, and dose tables from spreadsheets. ' +
        'Errors are `{ success: false, error, code, details? }`, with the message in the caller’s language.',
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(operations),
    components: { schemas: components.schemas, securitySchemes: securitySchemes(cookies) },
  }
}

function pathItem(path: string, module: RouteModule, components: Components): JsonSchema {
  return Object.fromEntries(
    METHODS.flatMap((method) => {
      const route = module[method]?.definition
      return route === undefined ? [] : [[method.toLowerCase(), operation(path, method, route, components)]]
    }),
  )
}

function operation(path: string, method: string, route: DocumentedRoute, components: Components): JsonSchema {
  const { summary, open = false, scope, body, form } = route
  const content =
    form !== undefined
      ? {
          'multipart/form-data': { schema: formSchema(form, components) },
          ...(form.json && { 'application/json': { schema: components.of(form.json.documented, 'input') } }),
        }
      : body && { 'application/json': { schema: components.of(body, 'input') } }
  return {
    operationId: operationId(path, method),
    tags: [path.split('/')[1]],
    summary,
    security: open ? [] : security(method, scope),
    parameters: parameters(route, components),
    ...(content && { requestBody: { required: true, content } }),
    responses: openApiAnswers(route, codesByStatus(route, method), method, components),
  }
}

/** Like `getDocumentsFileInfo`: the method and the path's fixed segments, and `One` where the last one is open. */
function operationId(path: string, method: string): string {
  const words = path.replace(/\{\w+\}$/, 'one').split(/[^A-Za-z]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function codesByStatus(route: DocumentedRoute, method: string): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(route, method)) {
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
  }
  return byStatus
}

function parameters({ params = {}, query, headers = [] }: DocumentedRoute, components: Components): JsonSchema[] {
  // A query is always an object of named values.
  const { properties = {}, required = [] } = (query === undefined ? {} : components.of(query, 'input')) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return [
    ...Object.entries(params).map(([name, description]) => ({
      name,
      in: 'path',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
    ...headers.map((name) => ({
      name,
      in: 'header',
      required: false,
      description: REQUEST_HEADERS[name].description,
      schema: components.of(REQUEST_HEADERS[name].schema, 'input'),
    })),
  ]
}

function formSchema({ files, texts, options, uploadsOnly }: FormDescription, components: Components): JsonSchema {
  const fields = Object.entries(texts).map(([name, schema]) => ({
    name,
    schema: components.of(schema, 'input'),
    required: !schema.safeParse(undefined).success,
  }))
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(Object.keys(files).map((name) => [name, uploadsOnly ? UPLOAD : FILE])),
      ...Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      ...(options && {
        options: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: components.of(options, 'input'),
        },
      }),
    },
    required: [
      ...Object.keys(files).filter((name) => files[name] === 'required'),
      ...fields.filter(({ required }) => required).map(({ name }) => name),
    ],
    additionalProperties: false,
  }
}

const UPLOAD: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }

const FILE: JsonSchema = {
  description: 'The file, or the name of a file already in the document session.',
  anyOf: [UPLOAD, { type: 'string' }],
}

/** The cookie with the echoed XSRF token; the bearer token with its cookie; an API token with the scope. */
function security(method: string, scope: DocumentedRoute['scope']): JsonSchema[] {
  return [
    { session: [], ...(!isReading(method) && { xsrf: [] }) },
    { bearer: [], bind: [] },
    ...(scope === undefined ? [] : [{ apiToken: [scope] }]),
  ]
}

function securitySchemes({ session, bind }: CookieSchemes): JsonSchema {
  return {
    session: { type: 'apiKey', in: 'cookie', name: session },
    xsrf: {
      type: 'apiKey',
      in: 'header',
      name: 'X-XSRF-TOKEN',
      description: 'The value of the XSRF-TOKEN cookie. Required for requests that change data.',
    },
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: 'Valid for 15 minutes. Get a new one with `GET /users/reset`.',
    },
    apiToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'An API token, created with `POST /tokens` on a plan that includes them. No cookie needed.',
    },
    bind: { type: 'apiKey', in: 'cookie', name: bind, description: 'The cookie the bearer token is bound to.' },
  }
}
