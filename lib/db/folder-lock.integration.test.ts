import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openDatabase } from './connection'
import { FolderLockedError, lockFolder } from './folder-lock'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'actum-lock-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('rejects a second process on the embedded database, and names the first', async () => {
  const folder = path.join(root, 'pglite')
  const first = await openDatabase({ kind: 'pglite', folder })
  const refused = await openDatabase({ kind: 'pglite', folder }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(FolderLockedError)
  expect((refused as FolderLockedError).pid).toBe(process.pid)
  await first.close()
  const second = await openDatabase({ kind: 'pglite', folder })
  await second.close()
})

test('takes over the lock of a process that ended', async () => {
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  const folder = path.join(root, 'pglite')
  await writeFile(`${folder}.lock`, String(gone.pid))
  const lock = await lockFolder(folder)
  expect(await readFile(`${folder}.lock`, 'utf8')).toBe(String(process.pid))
  await lock.release()
})
