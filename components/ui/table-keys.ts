const PAGE = 10

/** Whether the keys of a control inside a cell are its own. */
function isControl(target: HTMLElement): boolean {
  return target.closest('input, textarea, select, [role="combobox"], [role="listbox"], [role="menu"]') !== null
}

function cellsOf(row: Element | undefined): HTMLElement[] {
  return row === undefined ? [] : [...row.querySelectorAll<HTMLElement>(':scope > [data-cell]')]
}

/**
 * Moves the focus in a table that is one stop of the keyboard: arrows, Home, End, PgUp and PgDn among its cells (elements
 * marked `data-cell`), J and K to the next problem (marked `data-problem`) and the one before. True when it did.
 */
export function moveInTable(region: HTMLElement, target: HTMLElement, key: string): boolean {
  if (isControl(target)) return false
  if (key === 'j' || key === 'k' || key === 'о' || key === 'л') {
    return moveToProblem(region, target, key === 'j' || key === 'о')
  }
  const rows = [...region.querySelectorAll('tr')].filter((row) => cellsOf(row).length > 0)
  const cell = target.closest<HTMLElement>('[data-cell]')
  if (cell === null) return target === region && key === 'ArrowDown' ? focus(cellsOf(rows[0])[0]) : false
  const rowIndex = rows.findIndex((row) => row.contains(cell))
  const column = cellsOf(rows[rowIndex]).indexOf(cell)
  const inRow = (index: number, at: number) => {
    const cells = cellsOf(rows[Math.min(rows.length - 1, Math.max(0, index))])
    return focus(cells[Math.min(cells.length - 1, Math.max(0, at))])
  }
  switch (key) {
    case 'ArrowRight':
      return inRow(rowIndex, column + 1)
    case 'ArrowLeft':
      return inRow(rowIndex, column - 1)
    case 'ArrowDown':
      return inRow(rowIndex + 1, column)
    case 'ArrowUp':
      return inRow(rowIndex - 1, column)
    case 'Home':
      return inRow(rowIndex, 0)
    case 'End':
      return inRow(rowIndex, Number.MAX_SAFE_INTEGER)
    case 'PageDown':
      return inRow(rowIndex + PAGE, column)
    case 'PageUp':
      return inRow(rowIndex - PAGE, column)
    default:
      return false
  }
}

function moveToProblem(region: HTMLElement, target: HTMLElement, forward: boolean): boolean {
  const problems = [...region.querySelectorAll<HTMLElement>('[data-problem]')]
  const here = problems.findIndex((problem) => problem.contains(target))
  const next = here === -1 ? (forward ? 0 : problems.length - 1) : here + (forward ? 1 : -1)
  return focus(problems[next])
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return element !== undefined
}
