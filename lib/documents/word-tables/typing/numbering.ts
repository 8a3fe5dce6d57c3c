const SECTION = /^\d{1,3}(?:\.\d{1,3})*\.?$/

interface Section {
  readonly parts: readonly number[]
  readonly hasMark: boolean
}

function readSection(text: string): Section | null {
  if (text.length > 20 || !SECTION.test(text)) return null
  const parts = text.split('.').filter((part) => part !== '')
  if (parts.some((part) => part.startsWith('0'))) return null
  return { parts: parts.map(Number), hasMark: text.endsWith('.') && parts.length > 1 }
}

/** 1.234.567 may be one number. */
function areThousands([, ...groups]: readonly number[]): boolean {
  return groups.every((group) => group >= 100)
}

/** 1.9 → 1.10, 1 → 1.1, 1.3 → 2, 1.3 → 2.1. */
function follows(before: readonly number[], next: readonly number[]): boolean {
  const at = next.findIndex((part, index) => part !== before[index])
  if (at < 0) return false
  const rises = at === before.length ? next[at] === 1 : next[at] === (before[at] ?? 0) + 1
  return rises && next.slice(at + 1).every((part) => part === 1)
}

function isAbove(before: readonly number[], next: readonly number[]): boolean {
  const at = next.findIndex((part, index) => part !== before[index])
  return at >= 0 && (next[at] ?? 0) > (before[at] ?? 0)
}

/**
 * Whether a column numbers sections: 1, 1.1, 1.2 … 1.10. It does where one of three parts is in it (1.2.3) or one with a point at
 * its end (1.1.), where each follows the one before, and in the first of several columns where each is only above the one before.
 */
export function isNumbering(texts: readonly string[], isFirstColumn: boolean): boolean {
  if (!texts.some((text) => text.includes('.'))) return false
  const sections = texts.map(readSection).filter((section) => section !== null)
  if (!sections.some(({ parts }) => parts.length > 1)) return false
  if (sections.some(({ parts, hasMark }) => hasMark || (parts.length > 2 && !areThousands(parts)))) return true
  if (sections.length < 2) return false
  const rises = isFirstColumn ? isAbove : follows
  return sections.every(({ parts }, index) => index === 0 || rises(sections[index - 1]?.parts ?? [], parts))
}
