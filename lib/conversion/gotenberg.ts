import { setTimeout as wait } from 'node:timers/promises'
import type { ConversionFailure, ConversionOptions, Converter } from '@/lib/documents/converter'
import { DocumentError } from '@/lib/documents/error'
import type { NamedFile } from '@/lib/documents/tool'
import type { GotenbergSettings } from './settings'

/** Gotenberg has one LibreOffice and queues requests: one document is converted while another is sent. */
const AT_ONCE = 2
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** It ends a request after its own 30 s with 503, and answers 429 or 503 while its queue is full. */
const BUSY: ReadonlySet<number> = new Set([429, 503])

export interface GotenbergTimes {
  /** For one request, waiting in Gotenberg's queue included. */
  readonly perFileMs: number
  /** How long to wait before each further try of a request that it was too busy for. */
  readonly backoffMs: readonly number[]
}

const TIMES: GotenbergTimes = { perFileMs: 60_000, backoffMs: [1_000, 3_000, 9_000] }

/**
 * A Gotenberg service (https://gotenberg.dev, route `/forms/libreoffice/convert`). It makes nothing but PDF.
 *
 * @param toDocx of a LibreOffice beside it, where there is one
 */
export function gotenberg(
  settings: GotenbergSettings,
  { toDocx, times = TIMES }: { toDocx?: Converter['toDocx'] | undefined; times?: GotenbergTimes } = {},
): Converter {
  return {
    name: 'gotenberg',
    toPdf: (files, options) => convertEach(settings, times, files, options),
    toDocx: toDocx ?? (() => Promise.reject(new DocumentError('CONVERTER_MISSING', { reason: 'docx' }))),
  }
}

async function convertEach(
  settings: GotenbergSettings,
  times: GotenbergTimes,
  files: readonly NamedFile[],
  { signal, onProgress }: ConversionOptions = {},
): Promise<(Uint8Array | ConversionFailure)[]> {
  const outcomes: (Uint8Array | ConversionFailure)[] = []
  const left = files.entries()
  // Where one finds that the service doesn't answer, the others need not find it out.
  const stop = new AbortController()
  const either = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal])
  let done = 0
  const work = async () => {
    for (const [index, file] of left) {
      outcomes[index] = await convert(settings, times, file, either)
      onProgress?.(++done)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } catch (error) {
    stop.abort(error)
    throw error
  }
  return outcomes
}

/** One document, tried again while the service is busy. @throws DocumentError CONVERTER_MISSING; the signal's reason */
async function convert(
  settings: GotenbergSettings,
  { perFileMs, backoffMs }: GotenbergTimes,
  file: NamedFile,
  signal: AbortSignal,
): Promise<Uint8Array | ConversionFailure> {
  for (const pause of [...backoffMs, null]) {
    const outcome = await request(settings, perFileMs, file, signal)
    if (outcome !== 'busy') return outcome
    if (pause !== null) await wait(pause, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
  return { code: 'CONVERSION_TIMEOUT', name: file.name }
}

async function request(
  { url, authorization }: GotenbergSettings,
  perFileMs: number,
  file: NamedFile,
  signal: AbortSignal,
): Promise<Uint8Array | ConversionFailure | 'busy'> {
  const { headers, body } = await multipart(file)
  const timeout = AbortSignal.timeout(perFileMs)
  try {
    const response = await fetch(`${url}/forms/libreoffice/convert`, {
      method: 'POST',
      body,
      headers: { ...headers, ...(authorization !== null && { authorization }) },
      signal: AbortSignal.any([signal, timeout]),
      redirect: 'error',
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    return judge(response, bytes, file.name)
  } catch (error) {
    signal.throwIfAborted()
    if (timeout.aborted) return { code: 'CONVERSION_TIMEOUT', name: file.name }
    if (error instanceof DocumentError) throw error
    throw unreachable()
  }
}

/**
 * The form with the document, written in advance: if a request with a form is aborted or rejected, Node 24's `fetch`
 * continues to write it to a closed stream, and the error ends the process.
 */
async function multipart(file: NamedFile): Promise<{ headers: Record<string, string>; body: ArrayBuffer }> {
  const form = new FormData()
  // name of our own: the service puts the name into a path. Copied, because a part must own its memory.
  const isWorkbook = /\.xlsx$/i.test(file.name)
  const type = isWorkbook ? XLSX_TYPE : DOCX_TYPE
  form.set('files', new Blob([new Uint8Array(file.bytes)], { type }), isWorkbook ? 'document.xlsx' : 'document.docx')
  const encoded = new Response(form)
  return { headers: { 'content-type': encoded.headers.get('content-type') ?? '' }, body: await encoded.arrayBuffer() }
}

/** @throws DocumentError CONVERTER_MISSING where what answers isn't a Gotenberg that serves us */
function judge(response: Response, bytes: Uint8Array, name: string): Uint8Array | ConversionFailure | 'busy' {
  if (BUSY.has(response.status)) return 'busy'
  if (response.ok) {
    const pdf = Buffer.from(bytes.buffer, 0, 5).toString('latin1') === '%PDF-'
    if (!pdf || !response.headers.get('content-type')?.startsWith('application/pdf')) throw unreachable()
    return bytes
  }
  // 400 and 500 are about this document; any other answer, 401 or 404 among them, is about the service.
  if (response.status === 400 || response.status === 500) return { code: 'CONVERSION_FAILED', name }
  throw unreachable()
}

const unreachable = () => new DocumentError('CONVERTER_MISSING', { reason: 'unreachable' })
