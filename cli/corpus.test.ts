import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import PizZip from 'pizzip'
import { textOf } from '@/lib/documents/generation/test-support/files'
import { CORPUS } from '@/lib/documents/test-support/corpus'
import { actumIn } from './test-support/actum'

/** Maintenance acts by other people, and templates of two engines' own tests; all have tags in braces. */
const TEMPLATES = [
  'ppr/aprk_mokveld2.docx',
  'ppr/asps_ades_vzhk.docx',
  'ppr/avgm_vse_vzo.docx',
  'ppr/dku_vse_vzo.docx',
  'ppr/dp_uirg2.docx',
  'ppr/gpa_askz.docx',
  'ppr/params_in_meters.docx',
  'ppr/to_akb.docx',
  'ppr/to_impulse_line.docx',
  'ppr/to_manometrov.docx',
  'ppr/to_tpa.docx',
  'docxtemplater/tag-formating.docx',
]

const FOLDER = path.join(CORPUS, 'templates')

interface Tag {
  readonly tag: string
  readonly kind: string
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-cli-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const actum = (...words: string[]) => actumIn(folder, ...words)

/** The bare name of a tag as its template writes it: `{{ day }}`, `{#is_x}`, `{date | date:"D"}`. */
function nameOf({ tag }: Tag): string {
  return tag
    .replace(/^\{+\s*[#^/]?|\}+$/g, '')
    .split('|')[0]!
    .trim()
}

function wordTexts(document: Uint8Array): string[] {
  const zip = new PizZip(document)
  return zip
    .file(/^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/)
    .flatMap((part) => textOf(part.asText()))
}

;(existsSync(FOLDER) ? describe : describe.skip)(
  'templates by other people (skipped where the corpus is absent)',
  () => {
    test.each(TEMPLATES)('%s contains its row’s values, and no tags', async (name) => {
      const template = path.join(FOLDER, name)
      const inspected = await actum('inspect', '--template', template, '--json', '-')
      expect(inspected.code).toBe(0)
      const tags = (JSON.parse(inspected.out) as { files: { tags: Tag[] }[] }).files.flatMap((file) => file.tags)
      const values = [...new Set(tags.filter(({ kind }) => kind === 'value').map(nameOf))]
      const flags = [...new Set(tags.filter(({ kind }) => kind === 'section').map(nameOf))]
      expect(values.length).toBeGreaterThan(0)

      const header = [...values, ...flags]
      const row = (n: number) => [...values.map((_, index) => `Знак${n}-${index}`), ...flags.map(() => 'да')]
      const csv = [header, row(1), row(2)].map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n')
      await writeFile(path.join(folder, 'rows.csv'), `\ufeff${csv}\n`)
      const made = await actum(
        'generate',
        '--data',
        'rows.csv',
        '--template',
        template,
        '--out',
        'acts.zip',
        '--json',
        'acts.json',
      )
      expect(made).toMatchObject({ code: 0, out: '' })

      const report = JSON.parse(await readFile(path.join(folder, 'acts.json'), 'utf8')) as {
        documents: { name: string; rows: number[] }[]
      }
      expect(report.documents.map(({ rows }) => rows)).toEqual([[2], [3]])
      const zip = new PizZip(await readFile(path.join(folder, 'acts.zip')))
      for (const [index, document] of report.documents.entries()) {
        const text = wordTexts(zip.file(document.name)!.asUint8Array()).join('\n')
        const expected = row(index + 1).filter((value) => value.startsWith('Знак'))
        expect(expected.filter((value) => !text.includes(value))).toEqual([])
        expect(text).not.toMatch(/undefined|\{\{|\}\}/)
      }
    })
  },
)
