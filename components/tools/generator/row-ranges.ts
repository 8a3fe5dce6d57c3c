/** Returns rows as people write them: `4-6, 9`; of many, the first ones and an ellipsis. */
export function rowRanges(rows: readonly number[], most = 4): string {
  const ranges: [first: number, last: number][] = []
  for (const row of [...rows].sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range !== undefined && range[1] === row - 1) range[1] = row
    else ranges.push([row, row])
  }
  const said = ranges.slice(0, most).map(([first, last]) => {
    if (first === last) return String(first)
    return last === first + 1 ? `${first}, ${last}` : `${first}-${last}`
  })
  return said.join(', ') + (ranges.length > most ? '…' : '')
}
