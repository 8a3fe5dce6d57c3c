import { expect, test } from '@jest/globals'
import { archiveChunks } from '@/lib/documents/results/archive'
import { entryOfResult } from './zip-entry'

const FILES = ['Акт 1.docx', 'folder/second.docx', 'errors.xlsx'].map((name) => ({
  name,
  bytes: new TextEncoder().encode(`content of ${name}`),
}))

async function archive(): Promise<Blob> {
  const chunks: BlobPart[] = []
  for await (const chunk of archiveChunks(FILES)) chunks.push(new Uint8Array(chunk))
  return new Blob(chunks)
}

test.each(FILES.map(({ name }) => name))('takes %s out of a result', async (name) => {
  expect(await (await entryOfResult(await archive(), name))?.text()).toBe(`content of ${name}`)
})

test('returns null for a name that isn’t there, and if it isn’t a zip', async () => {
  expect(await entryOfResult(await archive(), 'other.docx')).toBeNull()
  expect(await entryOfResult(new Blob(['short']), 'other.docx')).toBeNull()
  expect(await entryOfResult(new Blob(['a'.repeat(500)]), 'other.docx')).toBeNull()
})
