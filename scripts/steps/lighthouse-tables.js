/** The least scores, and the most JavaScript of a first load. */
const LEAST = { accessibility: 100, 'best-practices': 100, performance: 95 }
const MOST_SCRIPT = 200 * 1024

/**
 * @typedef {{ path: string, kind: string, bytes: number }} LoadedFile
 * @typedef {{ screen: string, scores: Record<string, number>, shift: number, files: LoadedFile[] }} Audit
 */

const bytesOf = (files, kind) => files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0)

const kilobytes = (bytes) => (bytes / 1024).toFixed(0)

/** @param {Audit} audit */
export function isBelowBars({ scores, files }) {
  return (
    bytesOf(files, 'Script') > MOST_SCRIPT || Object.entries(LEAST).some(([name, least]) => (scores[name] ?? 0) < least)
  )
}

/**
 * The scores of each screen, as Markdown.
 *
 * @param {Audit[]} audits
 */
export function lighthouseTable(audits) {
  return table(
    ['Screen', 'Accessibility', 'Best practices', 'Performance', 'SEO', 'Performance, mobile', 'Layout shift'],
    audits.map(({ screen, scores, shift }) => [
      screen,
      scores.accessibility,
      scores['best-practices'],
      scores.performance,
      scores.seo,
      scores.mobile,
      shift.toFixed(3),
    ]),
  )
}

/**
 * The kilobytes of each screen's first load, as Markdown.
 *
 * @param {Audit[]} audits
 */
export function weightTable(audits) {
  return table(
    ['Screen', 'JavaScript, KB', 'CSS, KB', 'Fonts, KB', 'Page, KB', 'Largest scripts, KB'],
    audits.map(({ screen, files }) => [
      screen,
      ...['Script', 'Stylesheet', 'Font', 'Document'].map((kind) => kilobytes(bytesOf(files, kind))),
      files
        .filter(({ kind }) => kind === 'Script')
        .map(({ bytes }) => bytes)
        .sort((a, b) => b - a)
        .slice(0, 4)
        .map(kilobytes)
        .join(', '),
    ]),
  )
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
