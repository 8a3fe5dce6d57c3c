import { forgiveRejections, yieldNow } from '#host'
import { DocumentError } from '../../error'
import type { PageContent, PageFont } from './content'
import { fontOf, type FontData } from './font'
import type { PageFrame } from './geometry'
import { PageInterpreter } from './interpret'
import type { ReadingLimits } from './limits'
import { WorkerConnection } from './worker-connection'

/** pdf.js rejects messages from any other version. */
const PDFJS_VERSION = '5.6.205'
/** Display, with annotations drawn, one list of operators. */
const INTENT = 0x02 | 0x100
/** A picture with this few pixels may be a rule; larger ones aren't decoded. */
const SMALL_PICTURE = 16

interface DocumentInfo {
  readonly numPages: number
}

/** A document whose pages can be read one after another. */
export interface OpenPdf {
  readonly pages: number
  /** Whether it has form fields. */
  readonly hasFields: boolean
  /** @param number from 1; `limits` are what remains of the document's limits */
  page(
    number: number,
    limits: ReadingLimits,
  ): Promise<{ readonly content: PageContent; readonly operators: number; readonly letters: number }>
  close(): Promise<void>
}

let count = 0

/**
 * Opens a PDF. Nothing in it is executed, no font is drawn and no picture decoded. After a page exceeds a limit the
 * document is opened again: pdf.js continues with the abandoned page, and forms nested in themselves make it continue
 * forever.
 * @throws DocumentError PDF_ENCRYPTED, PDF_DAMAGED
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const forgiveNothing = forgiveRejections(isPdfFailure)
  const first = await connect(bytes).catch(async (error: unknown) => {
    await yieldNow()
    forgiveNothing()
    throw error
  })
  let open: OpenPdf | null = first
  return {
    pages: first.pages,
    hasFields: first.hasFields,
    async page(number, limits) {
      open ??= await connect(bytes)
      const read = await open.page(number, limits)
      if (read.content.over !== null) {
        await open.close()
        open = null
      }
      return read
    },
    async close() {
      await open?.close()
      // pdf.js finishes within one turn of the event loop, so its rejections are known at the end of it.
      await yieldNow()
      forgiveNothing()
    },
  }
}

/** The names of the errors that pdf.js throws for damaged files. */
const FAILURES: ReadonlySet<unknown> = new Set([
  'AbortException',
  'FormatError',
  'InvalidPDFException',
  'MissingDataException',
  'ParserEOFException',
  'UnknownErrorException',
  'XRefEntryException',
  'XRefParseException',
])

/** pdf.js fetches pages before they are requested and ignores its failures, which would end a Node process. */
const isPdfFailure = (reason: unknown): boolean => FAILURES.has((reason as { name?: unknown } | null)?.name)

async function connect(bytes: Uint8Array): Promise<OpenPdf> {
  const { WorkerMessageHandler } = await loadWorker()
  const name = `actum${++count}`
  const fonts = new Map<string, PageFont>()
  let opened: (info: DocumentInfo) => void = () => undefined
  let failed: (error: unknown) => void = () => undefined
  const ready = new Promise<DocumentInfo>((resolve, reject) => {
    opened = resolve
    failed = reject
  })
  const connection = new WorkerConnection(
    name,
    new Map<string, (data: never) => unknown>([
      ['GetDoc', ({ pdfInfo }: { pdfInfo: DocumentInfo }) => opened(pdfInfo)],
      ['DocException', (error: unknown) => failed(error)],
      ['PasswordRequest', () => Promise.reject(new Error('password'))],
      [
        'commonobj',
        ([id, kind, data]: [string, string, FontData]) =>
          kind === 'Font' ? void fonts.set(id, fontOf(id, data)) : null,
      ],
    ]),
  )
  WorkerMessageHandler.initializeFromPort(connection.port)
  connection.tell('worker', 'configure', { verbosity: 0 })
  const worker = (await connection.ask('worker', 'GetDocRequest', {
    docId: name,
    apiVersion: PDFJS_VERSION,
    // pdf.js reads the whole buffer behind the bytes and may change it, so it gets a copy.
    data: new Uint8Array(bytes),
    password: null,
    disableAutoFetch: true,
    rangeChunkSize: 65536,
    docBaseUrl: null,
    enableXfa: false,
    evaluatorOptions: {
      maxImageSize: SMALL_PICTURE,
      disableFontFace: false,
      ignoreErrors: true,
      isEvalSupported: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      canvasMaxAreaInBytes: -1,
      fontExtraProperties: true,
      useSystemFonts: false,
      useWasm: false,
      useWorkerFetch: false,
      cMapUrl: null,
      cMapPacked: true,
      iccUrl: null,
      standardFontDataUrl: null,
      wasmUrl: null,
      enableWebGPU: false,
    },
  })) as string
  connection.tell(worker, 'Ready', null)
  try {
    const { numPages } = await ready
    const [layers, fields] = await Promise.all([
      connection.ask(worker, 'GetOptionalContentConfig', null).catch(() => null),
      connection.ask(worker, 'GetFieldObjects', null).catch(() => null),
    ])
    const shows = layerVisibility(layers as LayerConfig | null)
    return {
      pages: numPages,
      hasFields: fields !== null && fields !== undefined,
      async page(number, limits) {
        const frame = (await connection.ask(worker, 'GetPage', { pageIndex: number - 1 })) as Omit<PageFrame, 'number'>
        const began = performance.now()
        const around = { font: (id: string) => fonts.get(id) ?? null, shows }
        const interpreter = new PageInterpreter({ number, view: frame.view, rotate: frame.rotate }, around, limits)
        const request = {
          pageId: number - 1,
          pageIndex: number - 1,
          intent: INTENT,
          cacheKey: `${INTENT}`,
          annotationStorage: null,
          modifiedIds: new Set(),
        }
        await connection
          .stream(worker, 'GetOperatorList', request, (chunk) => {
            const { fnArray, argsArray } = chunk as { fnArray: number[]; argsArray: unknown[] }
            if (performance.now() - began > limits.milliseconds) interpreter.stop()
            if (!interpreter.read(fnArray, argsArray)) throw OVER
          })
          .catch((error: unknown) => {
            if (error !== OVER) throw error
          })
        return {
          content: interpreter.content(),
          operators: interpreter.operators,
          letters: interpreter.letters,
        }
      },
      async close() {
        await connection.ask(worker, 'Terminate', null).catch(() => undefined)
      },
    }
  } catch (error) {
    await connection.ask(worker, 'Terminate', null).catch(() => undefined)
    throw openingError(error)
  }
}

const OVER = new Error('over')

function openingError(error: unknown): unknown {
  const name = (error as { name?: string } | null)?.name
  if (name === 'PasswordException') return new DocumentError('PDF_ENCRYPTED')
  return new DocumentError('PDF_DAMAGED')
}

/** In a web worker, pdf.js would listen to that worker's own messages unless it believes it runs in a page. */
async function loadWorker() {
  const place = globalThis as { window?: unknown }
  const hides = !('window' in place) && 'self' in place
  if (hides) place.window = globalThis
  try {
    return await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs')
  } finally {
    if (hides) delete place.window
  }
}

interface LayerConfig {
  readonly baseState?: string
  readonly on: readonly string[]
  readonly off: readonly string[]
  readonly groups: readonly { readonly id: string }[]
}

/** Returns a check of whether a layer or a combination of layers is visible (ISO 32000-2, 8.11). */
function layerVisibility(config: LayerConfig | null): (group: unknown) => boolean {
  if (config === null) return () => true
  const visible = new Map(config.groups.map(({ id }) => [id, config.baseState !== 'OFF']))
  for (const id of config.on) visible.set(id, true)
  for (const id of config.off) visible.set(id, false)
  const seen = (id: string) => visible.get(id) ?? true
  return (given) => {
    if (typeof given !== 'object' || given === null) return true
    const group = given as {
      type?: string
      id?: string
      ids?: readonly string[]
      policy?: string | null
      expression?: unknown
    }
    if (group.type === 'OCG') return seen(group.id ?? '')
    if (group.type !== 'OCMD' || group.expression || !group.ids) return true
    if (group.policy === 'AllOn') return group.ids.every(seen)
    if (group.policy === 'AnyOff') return group.ids.some((id) => !seen(id))
    if (group.policy === 'AllOff') return group.ids.every((id) => !seen(id))
    return group.ids.some(seen)
  }
}
