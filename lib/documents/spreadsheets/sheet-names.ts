import { beginning } from '../cut'

const MAX_LENGTH = 31

/**
 * Names for a workbook's sheets in their order: without the characters that Excel forbids, no apostrophe at the ends, at most
 * 31 UTF-16 units, never empty or `History`, unique without regard to case by ` (2)` and so on.
 */
export function uniqueSheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>()
  /** The number that the next of the same name may have: a thousand of one name are not all tried for each. */
  const next = new Map<string, number>()
  return wanted.map((name, index) => {
    const base = validName(name, index)
    let candidate = base
    const key = base.toLowerCase()
    for (let number = next.get(key) ?? 2; taken.has(candidate.toLowerCase()); number += 1) {
      const suffix = ` (${number})`
      candidate = beginning(base, MAX_LENGTH - suffix.length) + suffix
      next.set(key, number + 1)
    }
    taken.add(candidate.toLowerCase())
    return candidate
  })
}

function validName(name: string, index: number): string {
  const cleaned = name
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/[\p{Cc}\ud800-\udfff\ufffe\uffff]+/gu, ' ')
    .replace(/\s+/g, ' ')
  const trimmed = trim(beginning(trim(cleaned), MAX_LENGTH))
  if (trimmed === '') return String(index + 1)
  return trimmed.toLowerCase() === 'history' ? `${trimmed} 1` : trimmed
}

function trim(name: string): string {
  return name.replace(/^['\s]+|['\s]+$/g, '')
}
