import { safeFileName } from '@/lib/documents/results/file-names'

const EXTENSION = /\.[a-z\d]{1,5}$/i

/** Returns a file name that's valid in a zip on every system: one path segment. */
export function zipName(name: string): string {
  const [extension = ''] = EXTENSION.exec(name) ?? []
  return safeFileName(name.slice(0, name.length - extension.length), extension, 'file')
}
