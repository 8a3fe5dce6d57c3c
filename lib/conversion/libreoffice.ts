import { tmpdir } from 'node:os'
import { isConvertedKind } from '@/lib/documents/as-docx'
import type { ConversionFailure, ConversionOptions, Converter } from '@/lib/documents/converter'
import { DocumentError } from '@/lib/documents/error'
import { judgeKind } from '@/lib/documents/ooxml/kind'
import type { NamedFile } from '@/lib/documents/tool'
import { namesIncludedPicture } from './rtf-fields'
import type { SofficeOutcome, SofficeRun } from './run-soffice'
import { runSoffice } from './run-soffice'
import { removeLeftFolders } from './temporary-folder'

/** For one document. A table of 20 000 rows takes LibreOffice some 40 s. */
const PER_FILE_MS = 60_000
/** A second timeout isn't caused by one document. */
const TIMEOUTS_ALLOWED = 1

type Failure = ConversionFailure['code']
type Task = Omit<SofficeRun, 'program' | 'place' | 'perFileMs'>

/**
 * The LibreOffice of this machine: a process for each batch of files, one at a time.
 *
 * @param program the path of `soffice`
 * @param perFileMs how long it may take for one file
 * @param place where each process is given its own folder, and those of processes long gone are removed
 */
export function libreOffice(program: string, { perFileMs = PER_FILE_MS, place = tmpdir() } = {}): Converter {
  const inTurn = queue()
  let swept: Promise<void> | undefined
  const run = (task: Task) =>
    inTurn(async () => {
      await (swept ??= removeLeftFolders(place).catch(() => undefined))
      return runSoffice({ ...task, program, place, perFileMs })
    })
  return {
    name: 'libreoffice',
    toPdf: (files, options) => convertEach(run, files, options),
    async toDocx(file, options) {
      const kind = judgeKind(file.bytes)
      if (!isConvertedKind(kind)) throw new DocumentError('CONVERSION_FAILED', { name: file.name })
      if (kind === 'rtf' && namesIncludedPicture(file.bytes)) {
        throw new DocumentError('TEMPLATE_ACTIVE_CONTENT', ACTIVE_FIELD)
      }
      const files = [{ extension: kind, bytes: file.bytes }]
      const { outputs, ended } = await run({ target: 'docx', files, signal: options?.signal, onProgress: undefined })
      const made = outputs[0]
      if (made) return made
      throw new DocumentError(failureOf(ended), { name: file.name })
    },
  }
}

/** As `TEMPLATE_ACTIVE_CONTENT` is reported for a DOCX, except for the place. */
const ACTIVE_FIELD = { kind: 'field', name: 'INCLUDEPICTURE', where: 'document', part: '', at: 0 }

const failureOf = (ended: SofficeOutcome['ended']): Failure =>
  ended === 'timeout' ? 'CONVERSION_TIMEOUT' : 'CONVERSION_FAILED'

/** Runs tasks one after another. */
function queue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

interface Pending {
  readonly file: NamedFile
  readonly index: number
}

/** How LibreOffice distinguishes documents from workbooks. */
function extensionOf({ name }: NamedFile): 'docx' | 'xlsx' {
  return /\.xlsx$/i.test(name) ? 'xlsx' : 'docx'
}

/** A PDF of each file, as `Converter.toPdf` promises: what a bad document takes down with it is tried again without it. */
async function convertEach(
  run: (task: Task) => Promise<SofficeOutcome>,
  files: readonly NamedFile[],
  { signal, onProgress }: ConversionOptions = {},
): Promise<(Uint8Array | ConversionFailure)[]> {
  const outcomes: (Uint8Array | ConversionFailure)[] = []
  let pending: readonly Pending[] = files.map((file, index) => ({ file, index }))
  let timeouts = 0
  while (pending.length > 0) {
    const settled = files.length - pending.length
    const { outputs, ended } = await run({
      target: 'pdf',
      files: pending.map(({ file }) => ({ extension: extensionOf(file), bytes: file.bytes })),
      signal,
      onProgress: (done) => onProgress?.(settled + done),
    })
    const missing: Pending[] = []
    for (const [at, one] of pending.entries()) {
      const made = outputs[at] ?? null
      if (made === null) missing.push(one)
      else outcomes[one.index] = made
    }
    if (ended === 'timeout') timeouts++
    const hopeless = timeouts > TIMEOUTS_ALLOWED || (ended === 'well' && missing.length === pending.length)
    const lost = hopeless ? missing.length : culprits(ended, missing.length === pending.length)
    for (const { file, index } of missing.slice(0, lost)) outcomes[index] = { code: failureOf(ended), name: file.name }
    pending = missing.slice(lost)
    onProgress?.(files.length - pending.length)
  }
  return outcomes
}

/**
 * Returns how many of the missing files, from the first, are given up. LibreOffice works in the given order, so the
 * first missing file is the one on which it hung or crashed; after a crash, it is tried once more, before all others.
 */
const culprits = (ended: SofficeOutcome['ended'], nothingMade: boolean): 0 | 1 =>
  ended === 'timeout' || nothingMade ? 1 : 0
