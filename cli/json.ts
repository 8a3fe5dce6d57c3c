import { writeWhole } from './files'
import type { Terminal } from './terminal'

/** Writes a command's report where `--json` says: to a file, or for `-` to standard output; nowhere without it. @throws FileError */
export async function writeJson({ folder, out }: Terminal, target: string | undefined, report: object): Promise<void> {
  if (target === undefined) return
  const text = JSON.stringify(report, null, 2)
  if (target === '-') out(text)
  else await writeWhole(folder, target, `${text}\n`)
}
