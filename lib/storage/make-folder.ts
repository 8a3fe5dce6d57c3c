import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '@/lib/system-error'

/**
 * Makes a folder and those above it; true when there was none. Not by Node's own `recursive`, which says ENOENT where the
 * disk is full (tried on 20.20).
 */
export async function makeFolder(folder: string): Promise<boolean> {
  try {
    return await makeOne(folder)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    await makeFolder(path.dirname(folder))
    return makeOne(folder)
  }
}

async function makeOne(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}
