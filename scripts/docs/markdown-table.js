/**
 * Rows of cells as a Markdown table, in the widths that the formatter gives it, so that writing and formatting agree.
 *
 * @param {readonly (readonly string[])[]} rows the head first
 * @returns {string}
 */
export function markdownTable(rows) {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}
