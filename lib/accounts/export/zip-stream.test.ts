import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { describe, expect, test } from '@jest/globals'
import PizZip from 'pizzip'
import { zipName } from './exported-files'
import { directoryEnd, zipStream, type ZipSource } from './zip-stream'

async function* each(...sources: ZipSource[]) {
  yield* sources
}

const zipped = (...sources: ZipSource[]) => buffer(Readable.from(zipStream(each(...sources))))

describe('A streamed zip', () => {
  test('contains every file completely, under names in any script', async () => {
    const large = Array.from({ length: 40 }, (_, index) => Buffer.alloc(50_000, index))
    const bytes = await zipped(
      { name: 'Акт № 1.docx', content: [Buffer.from('один'), Buffer.from(' два')] },
      { name: 'empty.txt', content: [] },
      { name: 'files/large.bin', content: large },
    )
    const zip = new PizZip(bytes)
    expect(Object.keys(zip.files)).toEqual(['Акт № 1.docx', 'empty.txt', 'files/large.bin'])
    expect(zip.file('Акт № 1.docx')?.asText()).toBe('один два')
    expect(zip.file('empty.txt')?.asText()).toBe('')
    expect(Buffer.from(zip.file('files/large.bin')?.asUint8Array() ?? []).equals(Buffer.concat(large))).toBe(true)
  })

  const wherePython = spawnSync('python3', ['--version']).status === 0 ? test : test.skip
  wherePython('is one that another program finds no fault with (skipped without python3)', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'actum-zip-'))
    const file = path.join(folder, 'a.zip')
    await writeFile(file, await zipped({ name: 'a/б.txt', content: [Buffer.from('text')] }, { name: 'c', content: [] }))
    const { status, stdout } = spawnSync('python3', ['-m', 'zipfile', '-t', file], { encoding: 'utf8' })
    await rm(folder, { recursive: true })
    expect([status, stdout.trim()]).toEqual([0, 'Done testing'])
  })

  test('without files is an empty zip', async () => {
    expect(Object.keys(new PizZip(await zipped()).files)).toEqual([])
  })

  test('breaks off with the error of a file that can’t be read', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('the disk')
    }
    await expect(zipped({ name: 'a', content: broken() })).rejects.toThrow('the disk')
  })

  test('lets go of the file that is being read when no one reads on', async () => {
    let released = false
    async function* endless() {
      try {
        for (;;) yield Buffer.alloc(100_000, 'x')
      } finally {
        released = true
      }
    }
    const zip = zipStream(each({ name: 'a', content: endless() }))
    await zip.next()
    await zip.next()
    await zip.return()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(released).toBe(true)
  })

  test('says by the zip64 records what 32 bits can’t', () => {
    const end = directoryEnd(70_000, 5_000, 2 ** 33)
    expect(end.length).toBe(56 + 20 + 22)
    expect([end.readBigUInt64LE(32), end.readBigUInt64LE(48), end.readBigUInt64LE(56 + 8)]).toEqual([
      70_000n,
      BigInt(2 ** 33),
      BigInt(2 ** 33 + 5_000),
    ])
    expect(end.readUInt32LE(56 + 20 + 16)).toBe(0xffff_ffff)
    expect(directoryEnd(3, 5_000, 70_000).length).toBe(22)
  })
})

test.each([
  ['Акт № 1.docx', 'Акт № 1.docx'],
  ['../../etc/passwd', '..-..-etc-passwd'],
  ['a\\b:c*.txt', 'a-b-c.txt'],
  ['act.a/b', 'act.a-b'],
  ['con.docx', '_con.docx'],
  ['LPT1', '_LPT1'],
  ['nul.tar.gz', '_nul.tar.gz'],
  ['act.docx. ', 'act.docx'],
  [`${'я'.repeat(200)}.docx`, `${'я'.repeat(125)}.docx`],
  ['..', 'file'],
  ['', 'file'],
  ['.docx', 'file.docx'],
  ['a\u202Excod.exe', 'axcod.exe'],
])('stores the file %j as %j', (name, expected) => {
  expect(zipName(name)).toBe(expected)
})
