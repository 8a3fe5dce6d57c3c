import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { ROUTE_METHODS } from '@/lib/http/route-methods.generated'
import { Browser } from '@/lib/http/test-support/browser'
import * as command from '../admin/command/route'
import * as cron from '../cron/[job]/route'
import * as metrics from '../metrics/route'
import * as nextAuth from '../session/[...nextauth]/route'
import { GET } from './route'

interface Parameter {
  readonly name: string
  readonly in: string
}
interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly security: Record<string, unknown>[]
  readonly parameters: Parameter[]
  readonly requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> }
  readonly responses: Record<string, { description: string; content?: Record<string, { schema?: unknown }> }>
}
interface Document {
  readonly openapi: string
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

let document: Document
beforeAll(async () => {
  process.env['LOG_LEVEL'] = 'silent'
  document = (await (await new Browser().call(GET)).json()) as Document
})

const operations = () => Object.values(document.paths).flatMap((item) => Object.values(item))

/** Those that are not the API's own: next-auth's, the scheduler's, the operator's, and the answer to every other path. */
const NOT_DOCUMENTED = ['/session/[...nextauth]', '/[...rest]', '/cron/[job]', '/admin/command', '/metrics']

function pathsOfFiles(): string[] {
  return readdirSync(path.resolve('app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => `/${path.dirname(file)}`.replace(/^\/api/, ''))
    .filter((route) => !NOT_DOCUMENTED.includes(route))
    .map((route) => route.replace(/\[(\w+)\]/g, '{$1}'))
    .sort()
}

test('every route is in the document, and every path in it is a route', () => {
  expect(Object.keys(document.paths).sort()).toEqual(pathsOfFiles())
})

test('the generated list has every route with the methods it exports, fixed segments first', async () => {
  const methods = (names: readonly string[]) =>
    names
      .map((name) => name.toUpperCase())
      .sort()
      .join(' ')
  const documented = Object.entries(document.paths).map(([path, item]) => [path, methods(Object.keys(item))])
  const others = {
    '/session/{...nextauth}': nextAuth,
    '/cron/{job}': cron,
    '/admin/command': command,
    '/metrics': metrics,
  }
  expect(ROUTE_METHODS).toEqual({
    ...Object.fromEntries(documented),
    ...Object.fromEntries(Object.entries(others).map(([path, module]) => [path, methods(Object.keys(module))])),
  })
  expect(Object.keys(ROUTE_METHODS)).toEqual(Object.keys(ROUTE_METHODS).toSorted())
})

test('every method that a route exports is in the document', () => {
  expect(Object.keys(document.paths['/documents/download/{filename}'] ?? {})).toEqual(['get', 'head'])
  for (const item of Object.values(document.paths)) expect(Object.keys(item).length).toBeGreaterThan(0)
})

test('it is an OpenAPI 3.1 document: each operation has its own id, a summary and described answers', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  const ids = operations().map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { operationId, summary, responses } of operations()) {
    expect(operationId).toMatch(/^[a-z]+([A-Z][a-z]*)+$/)
    expect(summary).not.toBe('')
    for (const [status, { description }] of Object.entries(responses)) {
      expect(status).toMatch(/^[2-5]\d\d$/)
      expect(description).toMatch(/\S/)
    }
    expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true)
  }
})

test('every reference leads to a schema, and every schema is referred to', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, target = '']) => target)
  const targets = new Set(references)
  expect([...targets].sort()).toEqual(
    Object.keys(document.components.schemas)
      .map((id) => `#/components/schemas/${id}`)
      .sort(),
  )
})

test('the segments of a path are its path parameters', () => {
  for (const [route, item] of Object.entries(document.paths)) {
    const segments = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters } of Object.values(item)) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(segments)
      const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
      expect(new Set(names).size).toBe(names.length)
    }
  }
})

test('only described schemes secure a route, and changes need the XSRF token in addition to the cookie', () => {
  for (const item of Object.values(document.paths)) {
    for (const [method, { security }] of Object.entries(item)) {
      for (const scheme of security.flatMap((alternative) => Object.keys(alternative))) {
        expect(Object.keys(document.components.securitySchemes)).toContain(scheme)
      }
      const byCookie = security.filter((alternative) => 'session' in alternative)
      for (const alternative of byCookie) expect('xsrf' in alternative).toBe(!['get', 'head'].includes(method))
    }
  }
  const open = Object.entries(document.paths).filter(([, item]) =>
    Object.values(item).some(({ security }) => security.length === 0),
  )
  expect(open.map(([route]) => route).sort()).toEqual([
    '/auth/login',
    '/auth/register',
    '/auth/{provider}/start',
    '/auth/{provider}/{code}',
    '/documents/health',
    '/documents/mailed/{token}',
    '/email/confirm',
    '/openapi.json',
    '/paddle/webhook',
    '/password/forget',
    '/password/reset',
  ])
})

test('API tokens work for document routes that need a sign-in, and no others', () => {
  for (const [route, item] of Object.entries(document.paths)) {
    for (const { security } of Object.values(item)) {
      const byToken = security.some((alternative) => 'apiToken' in alternative)
      expect({ route, byToken }).toEqual({ route, byToken: security.length > 0 && route.startsWith('/documents/') })
    }
  }
})

test('a generation is described with its form, its headers and its failures', () => {
  const generate = document.paths['/documents/generate']?.['post']
  const form = generate?.requestBody?.content['multipart/form-data']?.schema
  expect(Object.keys(form?.properties ?? {}).sort()).toEqual([
    'email',
    'excel',
    'options',
    'sessionId',
    'single_doc',
    'template',
    'templateId',
  ])
  // A template, or the id of a kept one.
  expect(form?.required.toSorted()).toEqual(['excel', 'sessionId'])
  expect(generate?.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key', 'Prefer'])
  expect(Object.keys(generate?.responses ?? {})).toEqual([
    '200',
    '202',
    '400',
    '401',
    '402',
    '403',
    '404',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ])
  expect(JSON.stringify(generate?.responses['402'])).toContain('LIMIT_ROWS')
})

test('it names neither a version of the software nor a path of the machine', () => {
  expect(JSON.stringify(document)).not.toMatch(/node_modules|\/home|\/tmp|0\.1\.0/)
})
