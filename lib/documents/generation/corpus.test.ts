import { describe, expect, test } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PREMIUM_GATE } from '../ooxml/limits'
import { openPackage } from '../ooxml/package'
import { CORPUS } from '../test-support/corpus'
import { generate } from './generate'
import { byDocxtemplater, rendererOf } from './render/test-support/renderers'
import { readTemplate, type TemplateTag } from './template/template'
import { csvFile, textOf } from './test-support/files'

const ROOT = path.join(CORPUS, 'templates')
/** Each of them prints its values; the acts are written for docxtpl, the others for docxtemplater and easy-template-x. */
const TEMPLATES = [
  ...filesOf('ppr'),
  'docxtemplater/tag-formating.docx',
  'docxtemplater/tag-multiline.docx',
  'docxtemplater/with-comments.docx',
  'docxtemplater/multi-tags.docx',
  'docxtemplater/page-break-inside-condition.docx',
  'docxtemplater/loop-image-footer.docx',
  'docxtpl/footnotes_tpl.docx',
  'easy-template-x/header and footer.docx',
  'easy-template-x/loop - nested with condition.docx',
  'easy-template-x/link.docx',
]

function filesOf(folder: string): string[] {
  if (!existsSync(ROOT)) return []
  return readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`)
}

// Without the corpus, which is not part of the project, these are skipped.
const whereCorpus = existsSync(ROOT) ? describe : describe.skip

whereCorpus('templates that other people wrote (skipped where the corpus is absent)', () => {
  test.each(TEMPLATES)('%s prints every value, and no tag', async (name) => {
    const bytes = readFileSync(path.join(ROOT, name))
    const template = await readTemplate(bytes)
    const names = [...new Set(template.tags.filter(({ kind }) => kind !== 'end').map((tag) => tag.name))]
    const values = names.map((_, index) => `Значение <${index}> & «ș»`)
    const result = await generate({ data: csvFile([names, values]), template: { name, bytes } })
    const pack = await openPackage(result.file.bytes, PREMIUM_GATE)
    const text = pack.entries
      .filter((entry) => /^word\/(?:document|header|footer|footnotes|endnotes|comments)\d*\.xml$/.test(entry.name))
      .flatMap((entry) => textOf(pack.text(entry.name)))
      .join('\n')
    const printed = new Set(template.tags.filter(({ kind }) => kind === 'value').map((tag) => tag.name))
    for (const [index, value] of values.entries()) if (printed.has(names[index] ?? '')) expect(text).toContain(value)
    expect(text).not.toMatch(/[{}\ufdd0\ufdd1]|undefined/)
    expect(result.documents[0]?.warnings).toEqual([])
    expect(result.problems.filter(({ severity }) => severity !== 'info')).toEqual([])
  })

  const VALUES = ['one', 'two\nlines', '', '<&>', 'один', 'one']
  const dataOf = (tags: readonly TemplateTag[], value: string) =>
    Object.fromEntries(tags.map(({ key, kind }) => [key, kind === 'value' ? value : value !== '']))

  test('render by a compiled instance what a fresh one renders, byte for byte', async () => {
    for (const name of TEMPLATES) {
      const template = await readTemplate(readFileSync(path.join(ROOT, name)))
      const render = rendererOf(template)
      for (const value of VALUES) {
        const data = dataOf(template.tags, value)
        expect([...render(data)]).toEqual([...rendererOf(template)(data)])
      }
    }
  })

  // docxtemplater takes a paragraph with a page break for one of the section's own: an empty one stays here.
  const compared = TEMPLATES.filter((name) => !name.includes('page-break-inside-condition'))

  test.each(compared)('%s says in its document what docxtemplater makes it say', async (name) => {
    const template = await readTemplate(readFileSync(path.join(ROOT, name)))
    const render = rendererOf(template)
    const { mainPart } = template.pack
    // A main part without tags is printed as it is.
    const plain = template.pack.text(mainPart)
    const xml = template.tokenised(() => false).get(mainPart) ?? plain
    for (const value of VALUES) {
      const data = dataOf(template.tags, value)
      expect(textOf(render(data).get(mainPart) ?? plain)).toEqual(textOf(byDocxtemplater(xml, data)))
    }
  })
})
