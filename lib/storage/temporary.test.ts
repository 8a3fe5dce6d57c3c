import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { removeForgotten, temporaryFolder } from './temporary'

const HOUR = 3_600_000

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'actum-temporary-'))
})
afterEach(() => rm(root, { recursive: true }))

test('leftovers of a killed process are deleted after a day, and not while they may be in use', async () => {
  const folder = await temporaryFolder(root)
  await writeFile(folder.path(), 'half an upload')
  await removeForgotten(new Date(Date.now() + 23 * HOUR), root)
  expect(await readdir(root)).toHaveLength(1)
  await removeForgotten(new Date(Date.now() + 25 * HOUR), root)
  expect(await readdir(root)).toEqual([])
})

test('where nothing was ever put there is nothing to remove', async () => {
  await expect(removeForgotten(new Date(), path.join(root, 'never'))).resolves.toBeUndefined()
})
