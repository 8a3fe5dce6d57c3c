import { dataPath } from '@/lib/data-path'
import { env } from '@/lib/env'
import { LocalStorage } from './local-storage'
import { s3FromEnvironment } from './s3-config'
import { S3Storage } from './s3-storage'
import type { DirectAccess, Storage } from './storage'

/** One for the process, with its connections: Next gives routes and instrumentation copies of a module each. */
const KEY = Symbol.for('actum.storage')
const shared = globalThis as { [KEY]?: Storage }

/** The storage that the environment names. */
export function storage(): Storage {
  if (shared[KEY] === undefined) {
    const s3 = s3FromEnvironment(env())
    shared[KEY] = s3 === null ? new LocalStorage(dataPath('files')) : new S3Storage(s3)
  }
  return shared[KEY]
}

/** Access past this server, where the storage has it and the environment asks for it. */
export function directAccess(): DirectAccess | null {
  return env().S3_DIRECT === true ? storage().direct : null
}
