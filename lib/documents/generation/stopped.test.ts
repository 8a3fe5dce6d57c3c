import { expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../ooxml/limits'
import { readDirectory } from '../ooxml/directory'
import { NothingFinished } from '../nothing-finished'
import { generate } from './generate'
import { csvFile, docx, paragraph, templateFile } from './test-support/files'

const NAMES = ['Apron', 'Collar', 'Cap', 'Glove']
const FILES = {
  data: csvFile([['Name', 'No.'], ...NAMES.map((name, index) => [name, String(index)])]),
  template: templateFile(docx(paragraph('{Name} {No.}')), 'Record.docx'),
}

/** A run that is stopped once so many documents are finished. */
function stoppedAfter(count: number) {
  let done = 0
  return generate(
    FILES,
    { language: 'en' },
    { isStopped: () => done >= count, onProgress: (now) => (done = now.stage === 'rendering' ? now.done : 0) },
  )
}

test('a run that is stopped leaves a whole archive of the documents that are finished', async () => {
  const result = await stoppedAfter(2)
  expect(result.stoppedAt).toBe(4)
  expect(result.acts.map(({ rows }) => rows)).toEqual([[2], [3]])
  expect(result.failed).toEqual([])
  const entries = await readDirectory(Buffer.from(result.file.bytes), PREMIUM_GATE)
  expect(entries.map(({ name }) => name)).toEqual(result.documents.map(({ name }) => name))
})

test('the rest of it can be made by what the first has left out', async () => {
  const first = await stoppedAfter(1)
  const known = Object.fromEntries(first.acts.map(({ rows, fingerprint }) => [rows.join(','), fingerprint]))
  const second = await generate(FILES, { language: 'en', known })
  expect([second.acts.flatMap(({ rows }) => rows), second.unchanged, second.stoppedAt]).toEqual([[3, 4, 5], 1, null])
})

test('a run that is stopped before its first document makes nothing', async () => {
  await expect(stoppedAfter(0)).rejects.toBeInstanceOf(NothingFinished)
})

test('documents of a run that is not stopped are all made', async () => {
  const whole = await stoppedAfter(99)
  expect([whole.acts.length, whole.stoppedAt]).toEqual([4, null])
})
