import type { ByteRange } from '@/lib/storage/storage'

/**
 * Returns the requested part of a file: a single range of bytes (RFC 9110 §14.1.2); `whole` for no range, several, an
 * invalid one, and a range of a version other than `etag` (§13.1.5); `unsatisfiable` if it begins after the end.
 *
 * @param size of the file, in bytes
 */
export function requestedRange(headers: Headers, size: number, etag: string): ByteRange | 'whole' | 'unsatisfiable' {
  const condition = headers.get('if-range')
  if (condition !== null && condition.trim() !== etag) return 'whole'
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(headers.get('range') ?? '')
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? '']
  if (first === '' && last === '') return 'whole'
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
