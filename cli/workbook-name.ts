import { UsageError } from './arguments'

/** @throws UsageError for a name of `--out` that isn't a workbook's */
export function requireWorkbookName(out: string): void {
  if (!/\.xlsx$/i.test(out)) throw new UsageError('outWorkbook', { option: '--out' })
}
