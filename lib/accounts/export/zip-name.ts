import { safeFileName } from '@/lib/documents/results/file-names'

const EXTENSION = /\.[a-z\d]{1,5}$/i

/** A file's name as it may stand in a zip that is unpacked on any system: one segment that every one of them can write. */
export function zipName(name: string): string {
  const [extension = ''] = EXTENSION.exec(name) ?? []
  return safeFileName(name.slice(0, name.length - extension.length), extension, 'file')
}
