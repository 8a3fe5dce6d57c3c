import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '../error'
import { CORPUS, corpusFiles } from '../test-support/corpus'
import { judgeKind } from './kind'
import { PREMIUM_GATE } from './limits'
import { openPackage } from './package'

const there = existsSync(CORPUS)
const withCorpus = there ? describe : describe.skip

/** The time that the gate is given for a file. */
const GATE_MS = 2000

/** What the synthetic files' own list expects the gate to refuse. */
const REFUSED: Readonly<Record<string, string>> = {
  'docx-billion-laughs.docx': 'GATE_DOCTYPE',
  'docx-quadratic-entity.docx': 'GATE_DOCTYPE',
  'docx-xxe-param.docx': 'GATE_DOCTYPE',
  'docx-doctype-only.docx': 'GATE_DOCTYPE',
  'docx-xxe-contenttypes.docx': 'GATE_DOCTYPE',
  'xlsx-sst-billion-laughs.xlsx': 'GATE_DOCTYPE',
  'docx-deep-tables-1000.docx': 'GATE_DEEP',
  'docx-deep-tables-20000.docx': 'GATE_DEEP',
  'docx-deep-sdt-50000.docx': 'GATE_DEEP',
  'docx-unclosed-100k.docx': 'GATE_DEEP',
  'xlsx-sst-unclosed.xlsx': 'GATE_DEEP',
  'docx-endtag-ws-redos.docx': 'GATE_TAG',
  'xlsx-attr-flood.xlsx': 'GATE_TAG',
  'docx-lt-flood.docx': 'GATE_XML',
  'docx-many-paragraphs-2M.docx': 'GATE_ELEMENTS',
  'docx-bomb-media-1G.docx': 'GATE_TOO_LARGE',
  'xlsx-bomb-sheet-1G.xlsx': 'GATE_TOO_LARGE',
  'docx-bomb-lying-size-300M.docx': 'GATE_DAMAGED',
  'docx-crc-wrong.docx': 'GATE_DAMAGED',
  'docx-overlap-1000x10M.docx': 'GATE_DAMAGED',
  'docx-overlap-60000x64K.docx': 'GATE_ENTRIES',
  'xlsx-sheets-5000.xlsx': 'GATE_ENTRIES',
  'docx-dup-document.docx': 'GATE_DUPLICATE',
  'docx-dup-case.docx': 'GATE_DUPLICATE',
  'docx-name-dotdot.docx': 'GATE_NAME',
  'docx-name-abs.docx': 'GATE_NAME',
  'docx-name-drive.docx': 'GATE_NAME',
  'docx-name-nul.docx': 'GATE_NAME',
  'docx-name-proto.docx': 'GATE_NAME',
  'docx-name-proto2.docx': 'GATE_NAME',
  'docx-name-ctor.docx': 'GATE_NAME',
  'docx-name-tostring.docx': 'GATE_NAME',
  'docx-name-long.docx': 'GATE_NAME',
  'docx-lfh-cd-name-differ.docx': 'GATE_MAIN_PART',
  'docx-no-contenttypes.docx': 'GATE_MAIN_PART',
  'docx-is-html.docx': 'GATE_NOT_ZIP',
  'docx-is-ole2.docx': 'GATE_NOT_ZIP',
  'xlsx-rich-runs-200k.xlsx': 'GATE_RATIO',
  'xlsx-numfmt-evil.xlsx': 'GATE_RATIO',
}

function filesUnder(folder: string, names: RegExp): string[] {
  return corpusFiles(folder, names).map((file) => path.relative(CORPUS, file))
}

interface Verdict {
  readonly file: string
  /** A kind, a code of the gate, or `ERROR` for anything else that was thrown. */
  readonly answer: string
  readonly slow: boolean
}

function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

async function judgeFile(file: string): Promise<Verdict> {
  const bytes = readFileSync(path.join(CORPUS, file))
  // Of the processor: what else the machine does is not the file's.
  const start = process.cpuUsage()
  let answer: string
  try {
    judgeKind(bytes)
    answer = (await openPackage(bytes, PREMIUM_GATE)).kind
  } catch (error) {
    answer = error instanceof DocumentError ? error.code : `ERROR ${String(error)}`
  }
  return { file, answer, slow: processorMs(start) > GATE_MS }
}

async function judgeAll(files: readonly string[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const file of files) verdicts.push(await judgeFile(file))
  return verdicts
}

withCorpus(`files by other people${there ? '' : ' (skipped: ACTUM_CORPUS names no folder)'}`, () => {
  test('hostile ones are opened or refused with a code, in time', async () => {
    const verdicts = await judgeAll(filesUnder('hostile', /\.(?!csv$)\w+$/))
    expect(verdicts.length).toBeGreaterThan(200)
    expect(verdicts.filter(({ answer, slow }) => slow || answer.startsWith('ERROR'))).toEqual([])
  })

  test('hostile ones that their list wants refused are refused for what is wrong with them', async () => {
    const verdicts = await judgeAll(Object.keys(REFUSED).map((name) => path.join('hostile/synthetic', name)))
    expect(Object.fromEntries(verdicts.map(({ file, answer }) => [path.basename(file), answer]))).toEqual(REFUSED)
  })

  test.each(['tables', 'templates', 'revisions'])('every ordinary document of %s is let through', async (folder) => {
    const verdicts = await judgeAll(filesUnder(folder, /\.do[ct]x$/i))
    expect(verdicts.length).toBeGreaterThan(100)
    expect(verdicts.filter(({ answer, slow }) => slow || !/^do[ct]x$/.test(answer))).toEqual([])
  })
})
