import { expect, test } from '@jest/globals'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { archiveChunks, type ArchiveFile } from './archive'

const open = promisify<Buffer, ZipFile>((bytes, done) => yauzl.fromBuffer(bytes, { lazyEntries: true }, done as never))

async function collect(files: readonly ArchiveFile[]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of archiveChunks(files)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function readBack(bytes: Buffer): Promise<{ entry: Entry; text: string }[]> {
  const zip = await open(bytes)
  const found: { entry: Entry; text: string }[] = []
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(found))
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error !== null) return reject(error)
        const pieces: Buffer[] = []
        stream.on('data', (piece: Buffer) => pieces.push(piece))
        stream.on('end', () => {
          found.push({ entry, text: Buffer.concat(pieces).toString() })
          zip.readEntry()
        })
      })
    })
    zip.readEntry()
  })
}

const FILES = ['Акт 1.docx', 'Proces-verbal ș.docx', '文書.docx'].map((name) => ({
  name,
  bytes: Buffer.from(`of ${name}`),
}))

test('an archive reads back with its names and contents, stored', async () => {
  const found = await readBack(await collect(FILES))
  expect(found.map(({ entry, text }) => [entry.fileName, entry.compressionMethod, text])).toEqual(
    FILES.map(({ name }) => [name, 0, `of ${name}`]),
  )
})

test('names are in UTF-8 by flag and by field', async () => {
  const [first] = await readBack(await collect(FILES))
  expect((first?.entry.generalPurposeBitFlag ?? 0) & 0x0800).toBe(0x0800)
  const [field] = first?.entry.extraFields ?? []
  expect(field?.id).toBe(0x7075)
  expect(field?.data.subarray(5).toString()).toBe('Акт 1.docx')
})

test('equal files give equal archives, and none gives an empty one', async () => {
  expect((await collect(FILES)).equals(await collect(FILES))).toBe(true)
  expect(await readBack(await collect([]))).toEqual([])
})
