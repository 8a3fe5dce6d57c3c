import { expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { checkOutput } from './check-output'
import { generate } from '../generate'
import { csvFile, docx, paragraph, templateFile } from '../test-support/files'

test('a plain document passes', async () => {
  await expect(checkOutput(docx(paragraph('Акт № 1')), PREMIUM_GATE)).resolves.toBeUndefined()
})

test('a document with an attached template is not handed out', async () => {
  const bytes = docx(paragraph('Акт'), {
    relationships: [{ id: 'r', type: 'attachedTemplate', target: 'file:///c:/a.dotm', external: true }],
  })
  await expect(checkOutput(bytes, PREMIUM_GATE)).rejects.toMatchObject({ code: 'OUTPUT_UNSAFE' })
})

test('a document that Word could not open is not handed out', async () => {
  const bytes = docx(paragraph('Акт') + '<w:p><undeclared:mark/></w:p>')
  await expect(checkOutput(bytes, PREMIUM_GATE)).rejects.toMatchObject({
    code: 'OUTPUT_UNSAFE',
    params: { parts: 'word/document.xml' },
  })
})

test('no value can become a field: a tag in a field’s instruction is refused, not filled in', async () => {
  const instruction =
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>{команда}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
  const template = templateFile(docx(paragraph('{номер}') + instruction))
  const data = csvFile([
    ['Номер', 'Команда'],
    ['1', 'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe'],
  ])
  const made = await generate({ data, template }).then(
    ({ file }) => Buffer.from(file.bytes),
    (error: { code: string }) => error.code,
  )
  if (typeof made === 'string') expect(made).toBe('TAG_INSTRUCTION')
  else await checkOutput(made, PREMIUM_GATE)
})
