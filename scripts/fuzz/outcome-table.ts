/** Counts by tool and outcome as lines for a terminal, the most frequent outcome first. */
export function outcomeTable(counts: Readonly<Record<string, Readonly<Record<string, number>>>>): string {
  const tools = Object.keys(counts)
  const totals = new Map<string, number>()
  for (const outcomes of Object.values(counts)) {
    for (const [outcome, count] of Object.entries(outcomes)) totals.set(outcome, (totals.get(outcome) ?? 0) + count)
  }
  const ordered = [...totals].toSorted(([, one], [, other]) => other - one).map(([outcome]) => outcome)
  const rows = ordered.map((outcome) => [outcome, ...tools.map((tool) => String(counts[tool]?.[outcome] ?? ''))])
  const sums = [
    'in all',
    ...tools.map((tool) => String(Object.values(counts[tool] ?? {}).reduce((sum, count) => sum + count, 0))),
  ]
  const lines = [['', ...tools], ...rows, sums]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n')
}
