import { ApiError } from '@/components/account/api-error'
import type { LocalApi } from '@/components/account/local-api'
import type { ProgressEvent } from '@/components/tools/shared/follow-operation'
import { randomId } from '@/components/tools/shared/random-id'
import type { Locale } from '@/lib/i18n/locales'
import type { TimeLimit } from '@/lib/operations/process/time-limit'
import type {
  EngineFile,
  EngineFiles,
  EngineName,
  EngineRecord,
  EngineRequest,
  EngineRole,
} from '@/lib/private-mode/protocol'
import type { EngineClient, EngineResult } from './engine-client'
import type { PrivateLimits } from './private-limits'
import { entryOfResult } from './zip-entry'

/** As long as the server gives each: looks, looks for doses, runs. */
const LOOK: TimeLimit = { baseMs: 20_000, perItemMs: 0 }
const DOSE_LOOK: TimeLimit = { baseMs: 60_000, perItemMs: 0 }
const RUNS: Readonly<Record<EngineName, TimeLimit>> = {
  generate: { baseMs: 40_000, perItemMs: 10 },
  tables: { baseMs: 60_000, perItemMs: 0 },
  doses: { baseMs: 120_000, perItemMs: 0 },
}

const RUN_ROUTES: Readonly<Record<string, EngineName>> = {
  '/api/documents/generate': 'generate',
  '/api/documents/parse-table': 'tables',
  '/api/documents/extract-doses': 'doses',
}

/** The fields of a form that carry files, by the roles of an engine. */
const ROLES: readonly (readonly [field: string, role: EngineRole])[] = [
  ['excel', 'data'],
  ['template', 'template'],
  ['docx', 'document'],
  ['before', 'before'],
]

const DOWNLOAD = '/api/documents/download/'

interface Run {
  readonly tool: EngineName
  readonly engineId: number
  readonly keepsFinished: boolean
  readonly result: Promise<EngineResult>
  readonly news: ReadableStream<string>
}

/** A result that can be downloaded, and read by another tool. */
interface Made {
  readonly name: string
  readonly file: File
}

interface Given {
  readonly files: EngineFiles
  /** By role, the names that the next request may use. */
  readonly stored: Readonly<Record<string, string>>
}

/**
 * The API's routes that the tools' screens call, answered by engines in this browser. Files stay in the memory of the page. What needs a
 * server answers PRIVATE_MODE.
 */
export class EngineApi implements LocalApi {
  readonly #files = new Map<string, File>()
  readonly #runs = new Map<string, Run>()
  readonly #records = new Map<string, EngineRecord>()

  constructor(
    private readonly engines: Readonly<Record<EngineName, EngineClient>>,
    private readonly localeOf: () => Locale,
    private limits: PrivateLimits,
  ) {}

  /** Other limits from now on: the user signed in. */
  setLimits(limits: PrivateLimits): void {
    this.limits = limits
  }

  async call(path: string, { method = 'GET', body, signal }: RequestInit): Promise<Response> {
    signal?.throwIfAborted()
    const { pathname, searchParams } = new URL(path, 'https://engine.invalid')
    const form = body instanceof FormData ? body : new FormData()
    const answered = this.#answer(`${method} ${pathname}`, pathname, form, searchParams)
    return signal ? Promise.race([answered, aborted(signal)]) : answered
  }

  async #answer(route: string, pathname: string, form: FormData, query: URLSearchParams): Promise<Response> {
    const tool = RUN_ROUTES[pathname]
    if (tool !== undefined) return this.#begin(tool, form)
    switch (route) {
      case 'POST /api/documents/inspect':
        return this.#inspect(form)
      case 'POST /api/documents/preview':
        return this.#preview(form)
      case 'POST /api/documents/find':
        return this.#find(form)
      case 'POST /api/documents/corrected-spreadsheet':
        return this.#file('correct', form)
      case 'POST /api/documents/annotated-template':
        return this.#file('annotate', form)
      case 'GET /api/documents/progress':
        return this.#progress(query.get('operationId') ?? '')
      case 'GET /api/documents/stats':
        return Response.json({})
    }
    if (route.startsWith('DELETE /api/documents/operations/')) return this.#cancel(pathname.split('/').at(-1) ?? '')
    throw new ApiError(0, 'PRIVATE_MODE', null)
  }

  /** Whether there is something to lose. */
  hasFiles(): boolean {
    return this.#files.size > 0
  }

  /** Returns the file at a download's address, or one file in it if it is a zip. @throws ApiError NOT_FOUND */
  async download(url: string, entry: string | undefined): Promise<Blob> {
    const made = url.startsWith(DOWNLOAD) ? this.#files.get(decodeURIComponent(url.slice(DOWNLOAD.length))) : undefined
    const file = made === undefined || entry === undefined ? made : await entryOfResult(made, entry)
    if (!file) throw new ApiError(404, 'NOT_FOUND', null)
    return file
  }

  async #inspect(form: FormData): Promise<Response> {
    const { files, stored } = this.#given(form)
    const tool = form.get('tool') === 'doses' ? 'doses' : files.document === undefined ? 'generate' : 'tables'
    const limit = tool === 'doses' ? DOSE_LOOK : LOOK
    const { answer } = await this.#ask(tool, { what: 'inspect', files, options: optionsOf(form) }, limit)
    return Response.json({ success: true, ...answer, stored })
  }

  async #preview(form: FormData): Promise<Response> {
    const { files, stored } = this.#given(form)
    const number = (field: string) => {
      const text = form.get(field)
      return typeof text === 'string' && text !== '' ? { [field]: Number(text) } : {}
    }
    const place = { ...number('row'), ...number('ordinal') }
    const { answer } = await this.#ask('generate', { what: 'preview', files, options: optionsOf(form), place }, LOOK)
    return Response.json({ success: true, ...answer, stored })
  }

  async #find(form: FormData): Promise<Response> {
    const { files } = this.#given(form)
    const search = form.get('search')
    const request = {
      what: 'find',
      files,
      options: optionsOf(form),
      search: typeof search === 'string' ? search : '',
    } as const
    const { answer } = await this.#ask('generate', request, LOOK)
    return Response.json({ success: true, ...answer })
  }

  async #file(what: 'correct' | 'annotate', form: FormData): Promise<Response> {
    const { files } = this.#given(form)
    const { file } = await this.#ask('generate', { what, files, options: optionsOf(form) }, LOOK)
    if (file === null) throw new ApiError(404, 'NOT_FOUND', null)
    const headers = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` }
    return new Response(file.blob, { headers })
  }

  #ask(tool: EngineName, request: EngineRequest, limit: TimeLimit): Promise<EngineResult> {
    return this.engines[tool].ask(request, { limit, locale: this.localeOf(), limits: this.limits }).result
  }

  async #begin(tool: EngineName, form: FormData): Promise<Response> {
    const { files } = this.#given(form)
    const { rerunOf, only, ...settings } = optionsOf(form) as RunSettings
    const record = rerunOf === undefined ? undefined : this.#records.get(rerunOf)
    const options = {
      ...settings,
      ...(record && (only === 'failed' ? { rows: record.failed } : { known: record.known })),
    }
    const operationId = randomId()
    let tell: (event: ProgressEvent) => void = () => undefined
    const news = new ReadableStream<string>({
      start(controller) {
        tell = (event) => {
          controller.enqueue(`data: ${JSON.stringify(event)}\n\n`)
          if (event.result !== undefined) controller.close()
        }
      },
    })
    const base = { operationId, stage: null, done: 0, total: 0, failed: null, noted: null, message: '' }
    const { id, result } = this.engines[tool].ask(
      { what: 'run', files, options },
      {
        limit: RUNS[tool],
        locale: this.localeOf(),
        limits: this.limits,
        onProgress: ({ stage, done, total, failed = null, noted = null }, message) =>
          tell({ ...base, state: 'running', stage, done, total, failed, noted, message }),
      },
    )
    const { single, output } = settings
    const keepsFinished = tool === 'generate' && single !== true && output !== 'pdf' && output !== 'docx'
    this.#runs.set(operationId, { tool, engineId: id, keepsFinished, result, news })
    void result.then(
      (made) => tell({ ...base, state: 'succeeded', result: this.#succeeded(operationId, made, record) }),
      (error: unknown) => tell({ ...base, state: 'failed', result: failed(error) }),
    )
    return Response.json({ success: true, operationId }, { status: 202 })
  }

  #succeeded(operationId: string, { answer, file, record }: EngineResult, before: EngineRecord | undefined): object {
    this.#runs.delete(operationId)
    if (record !== null) {
      const known = Object.entries({ ...before?.known, ...record.known })
      const failed = new Set(record.failed)
      const open = known.filter(([rows]) => !rows.split(',').some((row) => failed.has(Number(row))))
      this.#records.set(operationId, { known: Object.fromEntries(open), failed: record.failed })
    }
    if (file === null) return failed(new ApiError(404, 'NOT_FOUND', null))
    const { name } = this.#store(file)
    return {
      success: true,
      error: null,
      operationId,
      download_url: `${DOWNLOAD}${encodeURIComponent(name)}`,
      name: file.name,
      size: file.blob.size,
      // As long as the page is open.
      expiresAt: new Date(8.64e15).toISOString(),
      ...answer,
    }
  }

  #progress(operationId: string): Response {
    const run = this.#runs.get(operationId)
    if (run === undefined) throw new ApiError(404, 'NOT_FOUND', null)
    return new Response(run.news.pipeThrough(new TextEncoderStream()))
  }

  #cancel(operationId: string): Response {
    const run = this.#runs.get(operationId)
    if (run !== undefined) {
      const engine = this.engines[run.tool]
      if (run.keepsFinished) engine.stop(run.engineId)
      else engine.cancel()
    }
    return Response.json({ success: true })
  }

  /** The files of a form: those that came with it, and those that it names. @throws ApiError FILE_TOO_LARGE, NOT_FOUND */
  #given(form: FormData): Given {
    const files: Partial<Record<EngineRole, File>> = {}
    const stored: Record<string, string> = {}
    for (const [field, role] of ROLES) {
      const value = form.get(field)
      if (value === null || value === '') continue
      if (typeof value !== 'string' && value.size > this.limits.uploadBytes)
        throw new ApiError(413, 'FILE_TOO_LARGE', null)
      const made = typeof value === 'string' ? this.#named(value) : this.#store({ name: value.name, blob: value })
      files[role] = made.file
      stored[role] = made.name
    }
    return { files, stored }
  }

  #named(name: string): Made {
    const file = this.#files.get(name)
    if (file === undefined) throw new ApiError(404, 'NOT_FOUND', null)
    return { name, file }
  }

  /** Saves a file under a unique name, because another file with the same name gives another answer. */
  #store({ name, blob }: Pick<EngineFile, 'name' | 'blob'>): Made {
    const file = blob instanceof File ? blob : new File([blob], name, { type: blob.type })
    let own = name
    for (let number = 2; this.#files.has(own) && this.#files.get(own) !== file; number += 1) {
      own = name.replace(/(\.[^.]*)?$/, (ending) => ` (${number})${ending}`)
    }
    this.#files.set(own, file)
    return { name: own, file }
  }
}

interface RunSettings {
  readonly rerunOf?: string
  readonly only?: 'failed' | 'changed'
  readonly single?: boolean
  readonly output?: string
}

/** Written by the tools' own screens. */
function optionsOf(form: FormData): object {
  const text = form.get('options')
  return typeof text === 'string' && text !== '' ? (JSON.parse(text) as object) : {}
}

/** A failure as the last event of a run's progress has it. */
function failed(error: unknown): object {
  if (!(error instanceof ApiError)) throw error
  const { code, sentence, details } = error
  return { success: false, code, error: sentence, details }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}
