import { inspect, type Inspection } from '@/lib/documents/inspection/inspect'
import { STANDARD_LIMITS } from '@/lib/documents/generation/options'
import { readArguments, UsageError, type OptionKinds } from './arguments'
import { OTHER_PROGRAMS } from '@/lib/documents/generation/template/other-program'
import { messagesIn } from './generate'
import { requireDistinctFiles } from './distinct-files'
import { FileError, readNamedFile } from './files'
import { writeJson } from './json'
import { problemLines, reportError, reportProblems, type ReportedProblem } from './report'
import { contextOf, type ExitCode, type Terminal } from './terminal'

const OPTIONS: OptionKinds = {
  data: 'one',
  template: 'one',
  document: 'one',
  from: 'one',
  json: 'one',
  lang: 'one',
  help: 'flag',
}

/**
 * `actum inspect`: what is in the files, and every problem. Problems are its result: it ends with 0 also when there are
 * errors among them, and with 1 when a file can't be read from the disk. @throws UsageError
 */
export async function runInspect(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { translate, folder, err } = terminal
  const given = readArguments(words, OPTIONS, 'inspect')
  if (given.has('help')) {
    terminal.out(translate('cli.inspectUsage'))
    return 0
  }
  const json = given.value('json')
  const read = async (role: string) => {
    const name = given.value(role)
    return name === undefined ? undefined : await readNamedFile(folder, name)
  }
  if (!given.has('data') && !given.has('template') && !given.has('document')) throw new UsageError('nothingToInspect')
  const reads = { data: given.value('data'), template: given.value('template'), document: given.value('document') }
  await requireDistinctFiles(folder, reads, { json })
  try {
    const files = { data: await read('data'), template: await read('template'), document: await read('document') }
    const inspection = await inspect(
      files,
      {
        ...messagesIn(given.value('lang')),
        from: given.choice('from', OTHER_PROGRAMS),
        limits: { maxRows: Infinity, gate: STANDARD_LIMITS.gate },
      },
      contextOf(terminal),
    )
    const problems = reportProblems(translate, inspection.problems)
    const lines = [...describe(terminal, inspection), ...remarks(terminal, problems)]
    for (const line of lines) (json === undefined ? terminal.out : err)(line)
    await writeJson(terminal, json, { files: inspection.files.map(reported), problems })
    return 0
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    const problems = reportError(translate, error, 'document')
    for (const line of problemLines(problems)) err(line)
    await writeJson(terminal, json, { files: [], problems })
    return 1
  }
}

/** A file as the report has it: of its tables only what names them, of its tags only columns. */
function reported({ tables, tags, ...file }: Inspection['files'][number]) {
  return {
    ...file,
    tags: tags.map(({ how: _how, ...tag }) => tag),
    tables: tables.map(({ id, part, caption, rows, cols }) => ({ id, part, caption, rows, cols })),
  }
}

function describe({ translate }: Terminal, { files }: Inspection): string[] {
  return files.flatMap(({ role, name, kind, bytes, sheets, tags, tables }) => [
    translate('cli.file', { role, name, kind, bytes }),
    ...sheets.map((sheet) =>
      translate('cli.sheet', { name: sheet.name, columns: sheet.columns.length, rows: sheet.rows }),
    ),
    ...tables.map(({ id, caption, rows, cols }) => translate('cli.table', { id, caption: caption ?? '', rows, cols })),
    ...tags.map(({ tag, column, how }) =>
      translate('cli.tag', { tag, how: column === null ? (how ?? 'unknown') : 'column', column: column ?? '' }),
    ),
  ])
}

function remarks({ translate }: Terminal, problems: readonly ReportedProblem[]): string[] {
  return problems.length === 0 ? [translate('cli.noProblems')] : problemLines(problems)
}
