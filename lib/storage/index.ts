import { dataPath } from '@/lib/data-path'
import { LocalStorage } from './local-storage'
import type { Storage } from './storage'

/** The storage that the environment names. */
export function storage(): Storage {
  return new LocalStorage(dataPath('files'))
}
