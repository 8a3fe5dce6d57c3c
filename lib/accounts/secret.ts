import { createHmac, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { openDataFolder } from '@/lib/data-folder'
import { dataPath } from '@/lib/data-path'
import type { Environment } from '@/lib/env'
import { hasCode } from '@/lib/system-error'

/** What the secret is used for: each use has its own key, so that tokens of one use aren't valid for another. */
export type KeyPurpose = 'billing' | 'oauth' | 'operator' | 'session' | 'token' | 'upload' | 'webhook' | 'xsrf'

const KEY = Symbol.for('actum.secret')
const shared = globalThis as { [KEY]?: string }

/**
 * Reads the secret that signs everything: from the environment, or else from the data folder, where it is created once.
 */
export async function loadSecret(env: Environment): Promise<void> {
  shared[KEY] = env.ACTUM_SECRET ?? (await keptSecret())
}

/** The key for one purpose, 64 hexadecimal digits. */
export function keyFor(purpose: KeyPurpose): string {
  if (shared[KEY] === undefined) throw new Error('The secret is not loaded: boot() loads it before the first request.')
  return createHmac('sha256', shared[KEY]).update(`actum.${purpose}`).digest('hex')
}

async function keptSecret(): Promise<string> {
  await openDataFolder()
  const file = dataPath('secret')
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}
