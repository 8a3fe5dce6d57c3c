import { contextOf, coreOptions, run, told } from './common'
import type { InspectFiles, InspectOptions, InspectResult } from './types'

/** Lists what is in files before anything is made of them: sheets, columns, tags, tables, and every problem. Problems never throw. */
export async function inspect(files: InspectFiles, options: InspectOptions = {}): Promise<InspectResult> {
  const [{ inspect: inspectFiles }, { STANDARD_LIMITS }] = await Promise.all([
    import('@/lib/documents/inspection/inspect'),
    import('@/lib/documents/generation/options'),
  ])
  const limits = { maxRows: Infinity, gate: STANDARD_LIMITS.gate }
  return run(options, 'document', async () => {
    const found = await inspectFiles(files, { ...coreOptions(options), limits }, contextOf(options))
    return {
      files: found.files.map(({ tables, ...file }) => ({
        ...file,
        tables: tables.map(({ id, part, caption, rows, cols }) => ({ id, part, caption, rows, cols })),
      })),
      problems: told(found.problems, options),
    }
  })
}
