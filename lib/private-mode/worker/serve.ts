import { DocumentError } from '@/lib/documents/error'
import { NothingFinished } from '@/lib/documents/nothing-finished'
import { withParts } from '@/lib/documents/on-demand'
import type { Progress } from '@/lib/documents/tool'
import type { Locale } from '@/lib/i18n/locales'
import { describeError, describeProblem, translator } from '@/lib/i18n/translate'
import type { Problem } from '@/lib/documents/problem'
import type { JobContext } from '@/lib/operations/process/job-context'
import {
  ENDINGS,
  type EngineFailure,
  type EngineFile,
  type EngineLimits,
  type EngineRecord,
  type EngineRequest,
} from '../protocol'
import type { FromEngine, MessageFiles, ToEngine } from '../protocol'
import { FilesInMemory } from './files-in-memory'
import { loadMessages } from './messages'

/** What one tool's engine does with a request. */
export type Serve = (request: EngineRequest, given: Given) => Promise<Served>

export interface Given {
  readonly files: FilesInMemory
  readonly context: JobContext
  readonly locale: Locale
  readonly limits: EngineLimits
}

export interface Served {
  /** Called when the work is done: a sentence that has to be loaded first doesn't repeat the work. */
  readonly answer: () => object
  readonly file?: EngineFile
  readonly record?: EngineRecord
}

interface WorkerScope {
  postMessage(message: FromEngine): void
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null
}

/** A page that drew each of a thousand documents would be busy with nothing else. */
const PROGRESS_MS = 100

/** Refused by the API's own rule for a document: the request is right, and its file isn't. */
const UNPROCESSABLE = 422

/** Answers a page's requests, one after another, until the page ends this Worker. */
export function serveEngine(serve: Serve): void {
  // A Worker's own global object, of which the project's types know only a window's.
  const scope = globalThis as unknown as WorkerScope
  const stopped = new Set<number>()
  let turn: Promise<void> = Promise.resolve()
  let messages: MessageFiles | null = null

  scope.onmessage = ({ data }) => {
    if (data.type === 'stop') stopped.add(data.id)
    else if (data.type === 'start') turn = turn.then(() => start(data))
    else turn = turn.then(() => answer(data))
  }

  async function start({ locale, messages: files }: Extract<ToEngine, { type: 'start' }>): Promise<void> {
    messages = files
    await loadMessages(locale, files)
    const translate = translator(locale)
    const endings = ENDINGS.map((code) => [code, describeError(translate, code)])
    scope.postMessage({ type: 'ready', endings: Object.fromEntries(endings) })
  }

  async function answer({ id, request, locale, limits }: Extract<ToEngine, { type: 'ask' }>): Promise<void> {
    if (messages !== null) await loadMessages(locale, messages)
    const translate = translator(locale)
    scope.postMessage({ type: 'began', id })
    const isDue = progressClock()
    const onProgress = (progress: Progress) => {
      const { stage, done, total } = progress
      if (!isDue(stage, performance.now())) return
      scope.postMessage({
        type: 'progress',
        id,
        progress,
        message: translate(`progress.stages.${stage}`, { done, total }),
      })
    }
    const context: JobContext = {
      onProgress,
      // Without a server no other run has numbers.
      actNumbers: async () => 1,
      isStopped: () => stopped.has(id),
    }
    try {
      const {
        answer,
        file = null,
        record = null,
      } = await withParts(() => serve(request, { files: new FilesInMemory(request.files), context, locale, limits }))
      scope.postMessage({ type: 'done', id, answer: await withParts(async () => answer()), file, record })
    } catch (error) {
      const failure = withParts(async () => failureOf(id, error, locale))
      // Its sentence can't be loaded.
      scope.postMessage(await failure.catch((unloaded: unknown) => crashOf(id, unloaded)))
    } finally {
      stopped.delete(id)
    }
  }
}

/** Decides which progress a page hears of: the first of each stage, and then one in a tenth of a second. */
export function progressClock(): (stage: Progress['stage'], now: number) => boolean {
  let last: { readonly stage: Progress['stage']; readonly at: number } | null = null
  return (stage, now) => {
    if (last !== null && last.stage === stage && now - last.at < PROGRESS_MS) return false
    last = { stage, at: now }
    return true
  }
}

function failureOf(id: number, error: unknown, locale: Locale): FromEngine {
  const failed = (failure: EngineFailure): FromEngine => ({ type: 'failed', id, failure })
  const translate = translator(locale)
  if (error instanceof DocumentError) {
    const { code, params, problems } = error
    const details = { params, problems: told(problems, locale) }
    return failed({ status: UNPROCESSABLE, code, error: describeError(translate, code, params), details })
  }
  const code =
    error instanceof NothingFinished ? 'OPERATION_CANCELLED' : isOutOfMemory(error) ? 'FILE_TOO_EXPENSIVE' : null
  if (code !== null) return failed({ status: UNPROCESSABLE, code, error: describeError(translate, code) })
  return crashOf(id, error)
}

function crashOf(id: number, error: unknown): FromEngine {
  return { type: 'crashed', id, stack: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

/** A browser gives no more memory, or an array would be longer than one can be. */
function isOutOfMemory(error: unknown): boolean {
  return (
    error instanceof RangeError && /alloc|array length|array buffer|string length|out of memory/i.test(error.message)
  )
}

/** Problems with their sentences. */
export function told<P extends Problem>(problems: readonly P[], locale: Locale): (P & { readonly text: string })[] {
  const translate = translator(locale)
  return problems.map((problem) => ({ ...problem, text: describeProblem(translate, problem) }))
}

/** What a run made, as the API answers it. @param type of its file */
export function fileOf(
  files: FilesInMemory,
  { name, type }: { readonly name: string; readonly type: string },
): EngineFile {
  return { name, type, blob: files.made(type) ?? new Blob([], { type }) }
}
