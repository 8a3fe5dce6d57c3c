import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../ooxml/limits'
import { openPackage } from '../ooxml/package'
import { writePackage } from '../ooxml/write'
import type { WordTable, WordTables } from './model'
import type { ReadOptions } from './options'
import { DIFFERENCES, UNEQUAL_REVISIONS } from './reader/testing/differences'
import { htmlTables, type PlainTable } from './reader/testing/html-tables'
import { mammothHtml } from './reader/testing/mammoth'
import { CHANGES } from './reader/testing/rewrap'
import { readTables } from './reader/read-tables'

const CORPUS = path.resolve(process.env.ACTUM_CORPUS ?? '../shared/corpus')
const there = existsSync(CORPUS)
const withCorpus = there ? describe : describe.skip
const MAMMOTH_MS = 60_000
const SAMPLE = 40

function filesUnder(folder: string): string[] {
  if (!there) return []
  return readdirSync(path.join(CORPUS, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.do[ct][xm]$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

const ALL = filesUnder('tables')
const step = process.env.ACTUM_CORPUS_ALL === '1' ? 1 : Math.max(1, Math.floor(ALL.length / SAMPLE))
const FILES = ALL.filter((_, index) => index % step === 0)

function runNode(script: string, files: readonly string[]): string {
  const options = ['--max-old-space-size=1500', '--input-type=module', '--eval', script, '--', ...files]
  return spawnSync(process.execPath, options, { timeout: MAMMOTH_MS, encoding: 'utf8', maxBuffer: 2 ** 29 }).stdout
}

async function read(bytes: Uint8Array, options?: ReadOptions): Promise<WordTables> {
  return readTables({ name: 'document.docx', bytes }, options)
}

/** What two readings of a document have to agree on. */
function told({ tables }: WordTables) {
  return tables.map(({ id, part, parentId, parentCell, rows, cols, headerRows, cells }) => ({
    id,
    part,
    parentId,
    parentCell,
    rows,
    cols,
    headerRows,
    cells: cells.map(({ row, col, rowSpan, colSpan, text, notes, pictures }) => [
      row,
      col,
      rowSpan,
      colSpan,
      text,
      notes,
      pictures,
    ]),
  }))
}

/** What both mammoth and ours write in ways of their own is written in one: raised digits, hyphens, white space. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[⁻₋−\u2011]/g, '-')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()
}

function lines(tables: readonly (PlainTable | WordTable)[]): string[] {
  return tables.flatMap(({ cells }, index) =>
    cells.map(({ row, col, rowSpan, colSpan, text }) => `${index} ${row},${col} ${rowSpan}×${colSpan} ${plain(text)}`),
  )
}

function bodyTables({ tables }: WordTables): WordTable[] {
  return tables.filter(({ part }) => !/(?:header|footer|notes|comments)\d*\.xml$/.test(part))
}

withCorpus(`files by other people${there ? '' : ' (skipped: ACTUM_CORPUS names no folder)'}`, () => {
  test('have in their bodies the tables that mammoth finds, cell by cell, or others for a reason', async () => {
    const html = mammothHtml(FILES, runNode)
    const different: string[] = []
    for (const file of FILES) {
      const ours = lines(bodyTables(await read(readFileSync(file))))
      const theirs = html.get(file)
      if (theirs !== undefined && lines(htmlTables(theirs)).join('\n') !== ours.join('\n'))
        different.push(path.basename(file))
    }
    expect(html.size).toBeGreaterThan(FILES.length * 0.95)
    expect(different).toEqual(
      FILES.map((file) => path.basename(file)).filter((name) => DIFFERENCES.some(([part]) => name.includes(part))),
    )
  }, 600_000)

  test.each(CHANGES)(
    'are the same with %s',
    async (_, change) => {
      const changed: string[] = []
      let compared = 0
      for (const file of FILES) {
        const bytes = readFileSync(file)
        const pack = await openPackage(bytes, PREMIUM_GATE)
        const xml = pack.text(pack.mainPart)
        const other = change(xml)
        if (other === xml || !xml.includes('xmlns:w="')) continue
        compared++
        const [before, after] = [
          await read(bytes),
          await read(writePackage(pack.entries, new Map([[pack.mainPart, other]]))),
        ]
        if (JSON.stringify(told(before)) !== JSON.stringify(told(after))) changed.push(path.basename(file))
      }
      expect(changed).toEqual([])
      expect(compared).toBeGreaterThan(FILES.length / 3)
    },
    600_000,
  )
})

const REVISED = filesUnder('revisions').filter((file) => !/-(?:Accepted|Rejected)\.docx$/.test(file))

withCorpus('tracked changes of other people', () => {
  test.each([
    ['accepted', 'Accepted'],
    ['original', 'Rejected'],
  ] as const)(
    'the %s view reads as the file with its changes %s',
    async (view, done) => {
      const unequal: string[] = []
      let compared = 0
      for (const file of REVISED) {
        const other = file.replace(/\.docx$/, `-${done}.docx`)
        if (!existsSync(other)) continue
        compared++
        const [seen, expected] = [await read(readFileSync(file), { view }), await read(readFileSync(other))]
        if (JSON.stringify(told(seen)) !== JSON.stringify(told(expected))) unequal.push(path.basename(other))
      }
      expect(compared).toBeGreaterThan(50)
      expect(unequal).toEqual(UNEQUAL_REVISIONS.map(([name]) => name).filter((name) => name.includes(done)))
    },
    600_000,
  )
})
