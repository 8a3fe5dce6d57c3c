/** Word cuts the names of mail-merge fields at this length. */
const MAX_LENGTH = 40

/**
 * A name as Word's mail merge compares a field with a header: when it makes a field of a column, it writes letters, figures and
 * underscores alone (`Full name, short` becomes `Full_name_short`), puts `M_` before a figure, and keeps 40 characters.
 * Two names that Word may take for each other give the same string.
 */
export function mergeFieldKey(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/^m_(?=\d)/, '')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
