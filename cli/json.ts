import { FileError, writeWhole, type Pieces } from './files'
import type { Terminal } from './terminal'

/** A report that can't be written: there is nowhere to put a report of that, so it is only said. */
export class ReportError extends Error {
  constructor(override readonly cause: FileError) {
    super(cause.code, { cause })
  }
}

/** What standard output is called. It is not opened by its name: a socket can't be, and in a file that would lose its place. */
const STDOUT: ReadonlySet<string> = new Set(['-', '/dev/stdout', '/dev/fd/1', '/proc/self/fd/1'])

/** Whether a name means standard output. */
export function isStandardOutput(target: string): boolean {
  return STDOUT.has(target)
}

/** Writes a command's report where `--json` says: to a file, or for `-` to standard output; nowhere without it. @throws ReportError */
export async function writeJson({ folder, out }: Terminal, target: string | undefined, report: object): Promise<void> {
  if (target === undefined) return
  const text = JSON.stringify(report, null, 2)
  if (STDOUT.has(target)) out(text)
  else await writeReport(folder, target, `${text}\n`)
}

/** So much is written at a time: a report may be longer than one string can be. */
const LONG = 1 << 20

/** The same for a report in pieces, which may end wherever JSON allows white space. @throws ReportError */
export async function writeJsonPieces(
  { folder, out }: Terminal,
  target: string | undefined,
  pieces: Iterable<string>,
): Promise<void> {
  if (target === undefined) return
  if (STDOUT.has(target)) {
    let text = ''
    for (const piece of pieces) {
      text += piece
      if (text.length < LONG) continue
      out(text)
      text = ''
    }
    out(text.trimEnd())
    return
  }
  await writeReport(folder, target, async (sink) => {
    for (const piece of pieces) await sink(Buffer.from(piece))
  })
}

async function writeReport(folder: string, target: string, content: string | Pieces): Promise<void> {
  try {
    await writeWhole(folder, target, content)
  } catch (error) {
    throw error instanceof FileError ? new ReportError(error) : error
  }
}
