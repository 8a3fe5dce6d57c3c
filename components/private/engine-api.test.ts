import { beforeEach, expect, test } from '@jest/globals'
import { ApiError } from '@/components/account/api-error'
import type { Progress } from '@/lib/documents/tool'
import type { EngineName, EngineRequest } from '@/lib/private-mode/protocol'
import { EngineApi } from './engine-api'
import type { AskOptions, EngineClient, EngineResult } from './engine-client'

interface Asked {
  readonly tool: EngineName
  readonly request: EngineRequest
  readonly onProgress: AskOptions['onProgress']
  readonly resolve: (result: EngineResult) => void
  readonly reject: (error: Error) => void
}

const LIMITS = { uploadBytes: 1_000, inflatedBytes: 10_000, rows: 30, isSignedIn: false }

let asked: Asked[] = []
let ended: string[] = []

function engine(tool: EngineName): EngineClient {
  const fake: Pick<EngineClient, 'ask' | 'stop' | 'cancel'> = {
    ask(request, { onProgress }) {
      const result = new Promise<EngineResult>((resolve, reject) =>
        asked.push({ tool, request, onProgress, resolve, reject }),
      )
      return { id: asked.length, result }
    },
    stop: (id) => void ended.push(`stop ${tool} ${id}`),
    cancel: () => void ended.push(`cancel ${tool}`),
  }
  return fake as EngineClient
}

function newApi(): EngineApi {
  const engines = { generate: engine('generate'), tables: engine('tables'), doses: engine('doses') }
  return new EngineApi(engines, () => 'en-US', LIMITS)
}

const post = (api: EngineApi, path: string, fields: Record<string, string | File>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return api.call(path, { method: 'POST', body })
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

const made = (answer: object, record: EngineResult['record'] = null): EngineResult => ({
  answer,
  file: { name: 'result.zip', type: 'application/zip', blob: new Blob(['bytes']) },
  record,
})

const DATA = new File(['data'], 'rows.xlsx')
const TEMPLATE = new File(['template'], 'act.docx')

beforeEach(() => {
  asked = []
  ended = []
})

test('asks the tool’s engine about a file, and finds the file by name afterward', async () => {
  const api = newApi()
  const answered = post(api, '/api/documents/inspect', { excel: DATA })
  await settle()
  asked[0]?.resolve({ answer: { problems: [] }, file: null, record: null })
  expect(await (await answered).json()).toEqual({ success: true, problems: [], stored: { data: 'rows.xlsx' } })
  void post(api, '/api/documents/inspect', { excel: 'rows.xlsx', template: TEMPLATE, options: '{"missing":"warn"}' })
  void post(api, '/api/documents/inspect', { docx: TEMPLATE })
  void post(api, '/api/documents/inspect', { tool: 'doses', excel: DATA })
  await settle()
  expect(asked.map(({ tool, request }) => [tool, request.what, Object.keys(request.files), request.options])).toEqual([
    ['generate', 'inspect', ['data'], {}],
    ['generate', 'inspect', ['data', 'template'], { missing: 'warn' }],
    ['tables', 'inspect', ['document'], {}],
    ['doses', 'inspect', ['data'], {}],
  ])
  expect(asked[1]?.request.files.data).toBe(DATA)
  expect(api.hasFiles()).toBe(true)
})

test('another file of the same name has another name', async () => {
  const api = newApi()
  for (const file of [DATA, new File(['corrected'], 'rows.xlsx')])
    void post(api, '/api/documents/inspect', { excel: file })
  await settle()
  void post(api, '/api/documents/inspect', { excel: 'rows (2).xlsx' })
  await settle()
  expect(await asked[2]?.request.files.data?.text()).toBe('corrected')
})

async function run(api: EngineApi, options: object): Promise<string> {
  const fields = { excel: DATA, template: TEMPLATE, options: JSON.stringify(options) }
  const response = await post(api, '/api/documents/generate', fields)
  expect(response.status).toBe(202)
  return ((await response.json()) as { operationId: string }).operationId
}

async function eventsOf(api: EngineApi, operationId: string): Promise<Record<string, unknown>[]> {
  const response = await api.call(`/api/documents/progress?operationId=${operationId}`, {})
  const events = (await response.text()).split('\n\n').filter((text) => text !== '')
  return events.map((text) => JSON.parse(text.replace(/^data: /, '')) as Record<string, unknown>)
}

test('a run reports its progress, and its result can be downloaded and read by another tool', async () => {
  const api = newApi()
  const id = await run(api, {})
  const progress: Progress = { stage: 'rendering', done: 3, total: 6 }
  asked[0]?.onProgress?.(progress, 'Creating 3 of 6')
  asked[0]?.resolve(made({ documents: [] }))
  const events = await eventsOf(api, id)
  expect(events[0]).toMatchObject({
    state: 'running',
    stage: 'rendering',
    done: 3,
    total: 6,
    message: 'Creating 3 of 6',
  })
  expect(events[1]?.['result']).toMatchObject({
    success: true,
    operationId: id,
    name: 'result.zip',
    size: 5,
    download_url: '/api/documents/download/result.zip',
  })
  expect(await (await api.download('/api/documents/download/result.zip', undefined)).text()).toBe('bytes')
  void post(api, '/api/documents/inspect', { tool: 'doses', excel: 'result.zip' })
  await settle()
  expect(asked[1]?.request.files.data?.name).toBe('result.zip')
})

test('a run that fails says why in its last event', async () => {
  const api = newApi()
  const id = await run(api, {})
  asked[0]?.reject(new ApiError(422, 'GATE_DAMAGED', 'Damaged.', { problems: [] }))
  const [event] = await eventsOf(api, id)
  expect(event?.['result']).toEqual({
    success: false,
    code: 'GATE_DAMAGED',
    error: 'Damaged.',
    details: { problems: [] },
  })
})

test('failed or changed documents are created again from the record of the previous run', async () => {
  const api = newApi()
  const first = await run(api, {})
  asked[0]?.resolve(made({}, { known: { '2': 'a', '3': 'b' }, failed: [4] }))
  await eventsOf(api, first)
  await run(api, { rerunOf: first, only: 'failed' })
  const changed = await run(api, { rerunOf: first, only: 'changed' })
  asked[2]?.resolve(made({}, { known: { '4': 'c' }, failed: [3] }))
  await eventsOf(api, changed)
  await run(api, { rerunOf: changed, only: 'changed' })
  expect(asked.slice(1).map(({ request }) => request.options)).toEqual([
    { rows: [4] },
    { known: { '2': 'a', '3': 'b' } },
    { known: { '2': 'a', '4': 'c' } },
  ])
})

test('stopping keeps what is finished where documents are their own files, and else ends the engine', async () => {
  const api = newApi()
  const remove = (id: string) => api.call(`/api/documents/operations/${id}?only=cancel`, { method: 'DELETE' })
  await remove(await run(api, {}))
  await remove(await run(api, { single: true }))
  expect(ended).toEqual(['stop generate 1', 'cancel generate'])
})

test.each([
  ['a file that is too large', { excel: new File(['a'.repeat(1_001)], 'large.xlsx') }, 'FILE_TOO_LARGE'],
  ['a name that is unknown', { excel: 'unknown.xlsx' }, 'NOT_FOUND'],
])('refuses %s', async (_what, fields: Record<string, string | File>, code) => {
  await expect(post(newApi(), '/api/documents/inspect', fields)).rejects.toMatchObject({ code })
})

test.each(['/api/templates', '/api/documents/desk', '/api/documents/operations/unseen', '/api/users/reset'])(
  '%s needs a server',
  async (path) => {
    await expect(newApi().call(path, {})).rejects.toMatchObject({ code: 'PRIVATE_MODE' })
  },
)

test('an aborted request isn’t waited for', async () => {
  const controller = new AbortController()
  const body = new FormData()
  body.append('excel', DATA)
  const answered = newApi().call('/api/documents/inspect', { method: 'POST', body, signal: controller.signal })
  controller.abort(new Error('left'))
  await expect(answered).rejects.toThrow('left')
})

test('finds the documents that print a text by the files that are here', async () => {
  const api = newApi()
  const answered = post(api, '/api/documents/find', { excel: DATA, template: TEMPLATE, search: 'sectia 7' })
  await settle()
  expect(asked[0]?.request).toMatchObject({
    what: 'find',
    search: 'sectia 7',
    files: { data: DATA, template: TEMPLATE },
  })
  asked[0]?.resolve({ answer: { rows: [8] }, file: null, record: null })
  expect(await (await answered).json()).toEqual({ success: true, rows: [8] })
})
