import { DocumentError } from '@/lib/documents/error'
import { STANDARD_LIMITS } from '@/lib/documents/generation/options'
import { parseTables, type ParseResult } from '@/lib/documents/tables/parse'
import type { ParseOptions } from '@/lib/documents/tables/options'
import { jsonTables } from '@/lib/documents/tables/writing/json'
import { labelsFor } from '@/lib/i18n/labels'
import { readArguments, type Arguments, type OptionKinds } from './arguments'
import { requireDistinctFiles } from './distinct-files'
import { readFrames } from './frames-file'
import { FileError, readNamedFile, writeWhole } from './files'
import { writeJson } from './json'
import { problemLines, reportError, reportProblems } from './report'
import { contextOf, type ExitCode, type Terminal } from './terminal'
import { requireWorkbookName } from './workbook-name'

const OPTIONS: OptionKinds = {
  in: 'one',
  out: 'one',
  view: 'one',
  'no-join': 'flag',
  'fill-merged': 'flag',
  frames: 'one',
  'data-lang': 'one',
  json: 'one',
  lang: 'one',
  help: 'flag',
}

async function optionsOf(given: Arguments, folder: string): Promise<ParseOptions> {
  const frames = given.value('frames')
  return {
    ...(frames !== undefined && { frames: await readFrames(folder, frames) }),
    view: given.choice('view', ['accepted', 'original'] as const),
    join: !given.has('no-join'),
    merges: given.has('fill-merged') ? ('fill' as const) : ('keep' as const),
    language: given.choice('data-lang', ['en', 'ru', 'ro', 'auto'] as const),
    format: 'xlsx' as const,
    limits: STANDARD_LIMITS.gate,
  }
}

/**
 * `actum tables`: every table of a Word file or a PDF as a workbook. A file without tables is a result too: the workbook and the report
 * say so. @throws UsageError
 */
export async function runTables(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { translate, folder, err, locale } = terminal
  const given = readArguments(words, OPTIONS, 'tables')
  if (given.has('help')) {
    terminal.out(translate('cli.tablesUsage'))
    return 0
  }
  const [input, out] = [given.required('in'), given.required('out')]
  requireWorkbookName(out)
  await requireDistinctFiles(folder, { in: input, frames: given.value('frames') }, { out, json: given.value('json') })
  try {
    const options = await optionsOf(given, folder)
    const file = await readNamedFile(folder, input)
    const context = { ...contextOf(terminal), labels: labelsFor(locale) }
    const result = await parseTables(file, options, context)
    await writeWhole(folder, out, result.file.bytes)
    const messages = reportProblems(translate, result.messages)
    err(sentence(terminal, result, out))
    for (const line of problemLines(messages)) err(line)
    await writeJson(terminal, given.value('json'), { tables: jsonTables(result.tables), messages })
    return 0
  } catch (error) {
    if (!(error instanceof DocumentError) && !(error instanceof FileError)) throw error
    const messages = reportError(translate, error, 'document')
    for (const line of problemLines(messages)) err(line)
    await writeJson(terminal, given.value('json'), { tables: [], messages })
    return 1
  }
}

function sentence({ translate }: Terminal, result: ParseResult, path: string): string {
  return result.kind === 'none'
    ? translate('cli.noTables', { path, ...result.instead })
    : translate('cli.tablesWritten', { count: result.tables.length, path })
}
