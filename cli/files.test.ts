import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, open, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { FileError, writeWhole, type Pieces } from './files'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-files-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const inFolder = (name: string) => path.join(folder, name)
const read = (name: string) => readFile(inFolder(name), 'utf8')
const pieces: Pieces = async (sink) => {
  await sink(Buffer.from('one '))
  await sink(Buffer.from('two'))
}

describe('a file', () => {
  test('contains all pieces, and is empty of none', async () => {
    await writeWhole(folder, 'pieces', pieces)
    await writeWhole(folder, 'none', async () => undefined)
    expect([await read('pieces'), await read('none')]).toEqual(['one two', ''])
  })

  test.each<[string, number]>([
    ['0600', 0o600],
    ['0666', 0o666],
  ])('that replaces another keeps its mode: %s', async (_, mode) => {
    await writeFile(inFolder('report.json'), 'old')
    await chmod(inFolder('report.json'), mode)
    await writeWhole(folder, 'report.json', 'new')
    expect(await read('report.json')).toBe('new')
    expect((await stat(inFolder('report.json'))).mode & 0o777).toBe(mode)
  })

  test('stays unchanged, without a temporary file, if its replacement isn’t completed', async () => {
    await writeFile(inFolder('report.json'), 'old')
    const broken: Pieces = async (sink) => {
      await sink(Buffer.from('half'))
      expect(await readdir(folder)).toHaveLength(2)
      throw new Error('no more')
    }
    await expect(writeWhole(folder, 'report.json', broken)).rejects.toThrow('no more')
    expect(await readdir(folder)).toEqual(['report.json'])
    expect(await read('report.json')).toBe('old')
  })

  test('in a folder that is not there is refused before its content is made', async () => {
    let asked = 0
    const give: Pieces = async () => void asked++
    await expect(writeWhole(folder, 'none/acts.zip', give)).rejects.toBeInstanceOf(FileError)
    expect(asked).toBe(0)
  })
})

describe('a link', () => {
  beforeEach(() => mkdir(inFolder('there')))

  test('stays, and the file that it leads to is replaced', async () => {
    await writeFile(inFolder('there/report.json'), 'old')
    await symlink('there/report.json', inFolder('report.json'))
    await writeWhole(folder, 'report.json', 'new')
    expect((await lstat(inFolder('report.json'))).isSymbolicLink()).toBe(true)
    expect((await lstat(inFolder('there/report.json'))).isFile()).toBe(true)
    expect(await read('there/report.json')).toBe('new')
    expect(await readdir(inFolder('there'))).toEqual(['report.json'])
  })

  test('to a link to nothing has the file made where both lead', async () => {
    await symlink('second.json', inFolder('first.json'))
    await symlink('there/report.json', inFolder('second.json'))
    await writeWhole(folder, 'first.json', 'new')
    expect((await lstat(inFolder('second.json'))).isSymbolicLink()).toBe(true)
    expect(await readdir(inFolder('there'))).toEqual(['report.json'])
    expect(await read('there/report.json')).toBe('new')
  })

  test('to itself is refused', async () => {
    await symlink('circle', inFolder('circle'))
    await expect(writeWhole(folder, 'circle', 'new')).rejects.toBeInstanceOf(FileError)
  })
})

test('a pipe receives what is written, and stays a pipe', async () => {
  await promisify(execFile)('mkfifo', [inFolder('pipe')])
  // Not read by this process: a pipe that no one writes to would keep it for ever.
  const reader = promisify(execFile)('cat', [inFolder('pipe')], { timeout: 20_000 })
  await writeWhole(folder, 'pipe', pieces)
  expect((await reader).stdout).toBe('one two')
  expect((await lstat(inFolder('pipe'))).isFIFO()).toBe(true)
  expect(await readdir(folder)).toEqual(['pipe'])
})

test('a folder is refused', async () => {
  await mkdir(inFolder('report.json'))
  await expect(writeWhole(folder, 'report.json', 'new')).rejects.toBeInstanceOf(FileError)
  expect((await stat(inFolder('report.json'))).isDirectory()).toBe(true)
})

;(existsSync('/proc/self/fd') ? test : test.skip)(
  'a file that this process has open is added to under the name of its descriptor (skipped without /proc)',
  async () => {
    const log = await open(inFolder('log'), 'w')
    await log.writeFile('before ')
    await writeWhole(folder, `/proc/self/fd/${log.fd}`, 'after')
    await log.close()
    expect(await readdir(folder)).toEqual(['log'])
    expect(await read('log')).toBe('before after')
  },
)
