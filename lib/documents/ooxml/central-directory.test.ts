import { expect, test } from '@jest/globals'
import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import yauzl from 'yauzl'
import { nameOf, readCentralDirectory, unicodePathOf } from './central-directory'
import { packageNow } from './test-support/package-now'

const PACKAGE = Buffer.from(
  packageNow(
    [],
    new Map([
      ['[Content_Types].xml', '<Types/>'],
      ['word/document.xml', 'text'.repeat(50)],
      ['Акт №1.xml', 'ж'],
    ]),
  ),
)

type Directory = readonly (readonly unknown[])[] | 'refused'

/** What a much used reader of zips says of the same bytes. */
async function byOthers(bytes: Buffer): Promise<Directory> {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { decodeStrings: false })
    const found: unknown[][] = []
    for await (const entry of zip.eachEntry()) {
      const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry
      const name = yauzl.getFileNameLowLevel(flags, fileNameRaw, [], true)
      const other = yauzl.getFileNameLowLevel(flags, fileNameRaw, extraFields, true)
      const { compressionMethod, crc32, compressedSize, uncompressedSize, relativeOffsetOfLocalHeader } = entry
      found.push([
        name,
        other,
        flags,
        compressionMethod,
        crc32,
        compressedSize,
        uncompressedSize,
        relativeOffsetOfLocalHeader,
      ])
      if (found.length > 50) break
    }
    return found
  } catch {
    return 'refused'
  }
}

function byUs(bytes: Buffer): Directory {
  try {
    const found: unknown[][] = []
    for (const entry of readCentralDirectory(bytes as never).entries()) {
      const name = nameOf(entry)
      const { generalPurposeBitFlag, compressionMethod, crc32, compressedSize, uncompressedSize } = entry
      found.push([
        name,
        unicodePathOf(entry) ?? name,
        generalPurposeBitFlag,
        compressionMethod,
        crc32,
        compressedSize,
        uncompressedSize,
        entry.relativeOffsetOfLocalHeader,
      ])
      if (found.length > 50) break
    }
    return found
  } catch {
    return 'refused'
  }
}

test('reads the directory of a package', async () => {
  const found = byUs(PACKAGE)
  expect(found).toEqual(await byOthers(PACKAGE))
  expect(found).toHaveLength(3)
})

test('says of damaged bytes what another reader says', async () => {
  const start = PACKAGE.lastIndexOf('PK\u0001\u0002'.slice(0, 2)) - 200
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.integer({ min: Math.max(0, start), max: PACKAGE.length - 1 }),
          fc.constantFrom(0, 1, 0x40, 0x75, 0xff),
        ),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      async (changes) => {
        const bytes = Buffer.from(PACKAGE)
        for (const [at, byte] of changes) bytes[at] = byte
        expect(byUs(bytes)).toEqual(await byOthers(bytes))
      },
    ),
    { numRuns: 400 },
  )
})

test('reads names without the mark of UTF-8 in code page 437', () => {
  const fileNameRaw = Buffer.from([0x41, 0x80, 0xe1, 0xff, 0x7f, 0x01]) as never
  expect(nameOf({ fileNameRaw, generalPurposeBitFlag: 0 } as never)).toBe('AÇß\u00a0⌂☺')
})
