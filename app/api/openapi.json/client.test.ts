import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { Browser } from '@/lib/http/test-support/browser'
import { GET } from './route'

/** A program that uses several kinds of routes through a client with the types of the document. */
const PROGRAM = `
import createClient from 'openapi-fetch'
import type { components, paths } from './actum'

const client = createClient<paths>({ baseUrl: 'http://localhost:3000/api', headers: { authorization: 'Bearer actum_x' } })

export async function documents(templateId: string): Promise<string[]> {
  const session = await client.GET('/documents/session/new')
  const sessionId: string | undefined = session.data?.sessionId
  if (sessionId === undefined) throw new Error('no session')
  const made = await client.POST('/documents/generate', {
    body: { sessionId, templateId, rows: [{ name: 'Ward 3', items: [{ n: 1 }] }], options: { missing: 'blank' } },
  })
  if (made.error !== undefined) throw new Error(made.error.code)
  return 'documents' in made.data ? made.data.documents.map(({ name }) => name) : []
}

export async function webhooks(): Promise<components['schemas']['Webhook'][]> {
  const { data } = await client.GET('/webhooks')
  return data?.webhooks ?? []
}

export async function removeToken(id: string): Promise<boolean> {
  const { response } = await client.DELETE('/tokens/{id}', { params: { path: { id } } })
  return response.ok
}

// @ts-expect-error This route doesn't exist.
void client.GET('/documents/nothing')
// @ts-expect-error A row is an object.
void client.POST('/documents/generate', { body: { sessionId: '', rows: [1] } })
`

const run = promisify(execFile)

let folder = ''
beforeAll(async () => {
  process.env['LOG_LEVEL'] = 'silent'
  folder = await mkdtemp(path.join(tmpdir(), 'actum-client-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the document makes a client that compiles, and whose types are those of the routes', async () => {
  const document = (await (await new Browser().call(GET)).json()) as Record<string, unknown>
  const types = astToString(await openapiTypescript(JSON.stringify(document)))
  await writeFile(path.join(folder, 'actum.d.ts'), types)
  await writeFile(path.join(folder, 'program.ts'), PROGRAM)
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const tsc = path.resolve('node_modules/typescript-native/bin/tsc')
  const options = '--noEmit --strict --skipLibCheck --target es2023 --module esnext --moduleResolution bundler --types '
  const compiled = await run(process.execPath, [tsc, ...options.split(' '), 'program.ts'], { cwd: folder }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) }),
  )
  expect(compiled.stdout).toBe('')
})
