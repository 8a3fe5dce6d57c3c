import { DocumentError } from '@/lib/documents/error'
import { generateInto, type GenerateReport } from '@/lib/documents/generation/generate'
import { STANDARD_LIMITS, type GenerateOptions } from '@/lib/documents/generation/options'
import { readArguments, UsageError, type Arguments, type OptionKinds } from './arguments'
import { labelsFor } from '@/lib/i18n/labels'
import { isLocale, languageOf } from '@/lib/i18n/locales'
import { requireDistinctFiles } from './distinct-files'
import { FileError, readNamedFile, writeWhole } from './files'
import { writeJson } from './json'
import { problemLines, reportError, reportProblems, type ReportedProblem } from './report'
import { contextOf, type ExitCode, type Terminal } from './terminal'

const OPTIONS: OptionKinds = {
  data: 'one',
  template: 'one',
  out: 'one',
  single: 'flag',
  sheet: 'one',
  'header-row': 'one',
  'group-by': 'one',
  'exclude-rows': 'one',
  'include-rows': 'one',
  pattern: 'one',
  'data-lang': 'one',
  missing: 'one',
  map: 'many',
  json: 'one',
  lang: 'one',
  help: 'flag',
}

/** A longer range is a mistake. */
const MOST_ROWS = 100_000

/** Errors that say that the command was called wrongly, not that a file is wrong. */
const USAGE_CODES: ReadonlySet<string> = new Set(['OUTPUT_NEEDS_ONE_ROW', 'OUTPUT_OTHER_KIND'])

/** `TAG=COL`, split at the last equals sign: a tag's name may contain one, a column's letter doesn't. */
function readMapping(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((pair) => {
      const sign = pair.lastIndexOf('=')
      if (sign <= 0 || sign === pair.length - 1) throw new UsageError('wrongValue', { option: '--map', value: pair })
      return [pair.slice(0, sign), pair.slice(sign + 1)]
    }),
  )
}

function readHeaderRow(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new UsageError('wrongValue', { option: '--header-row', value })
  return Number(value)
}

/** Row numbers and ranges of them: `5,9-12`. */
function readRows(option: string, value: string | undefined): number[] {
  return (value ?? '').split(',').flatMap((part) => {
    const trimmed = part.trim()
    if (trimmed === '') return []
    const [, first = '', last = first] = /^([1-9]\d{0,6})(?:\s*[-–]\s*([1-9]\d{0,6}))?$/.exec(trimmed) ?? []
    const [from, to] = [Number(first), Number(last)]
    if (first === '' || to < from || to - from > MOST_ROWS)
      throw new UsageError('wrongValue', { option, value: trimmed })
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

function outputOf(out: string): 'zip' | 'docx' | 'xlsx' | 'pdf' {
  if (/\.zip$/i.test(out)) return 'zip'
  if (/\.docx$/i.test(out)) return 'docx'
  if (/\.xlsx$/i.test(out)) return 'xlsx'
  if (/\.pdf$/i.test(out)) return 'pdf'
  throw new UsageError('outExtension', { option: '--out' })
}

/** The language that `--lang` gives to documents if neither the template nor `--data-lang` determines one. */
export function messagesIn(locale: string | undefined): Pick<GenerateOptions, 'messagesIn'> {
  return isLocale(locale) ? { messagesIn: languageOf(locale) } : {}
}

function optionsOf(given: Arguments): GenerateOptions {
  return {
    sheet: given.value('sheet'),
    headerRow: readHeaderRow(given.value('header-row')),
    excludeRows: readRows('--exclude-rows', given.value('exclude-rows')),
    includeRows: readRows('--include-rows', given.value('include-rows')),
    mapping: readMapping(given.all('map')),
    missing: given.choice('missing', ['blank', 'warn', 'block']),
    pattern: given.value('pattern'),
    language: given.choice('data-lang', ['en', 'ru', 'ro', 'auto']),
    ...messagesIn(given.value('lang')),
    single: given.has('single'),
    groupBy: columnsOf(given.value('group-by') ?? ''),
  }
}

/** Columns between commas; a name that has one itself is in double quotes, doubled within it as in a CSV. */
function columnsOf(list: string): string[] {
  const columns = [...list.matchAll(/\s*"((?:[^"]|"")*)"\s*(?:,|$)|([^,]+)/g)]
  return columns
    .map(([, quoted, plain = '']) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    .filter((column) => column.trim() !== '')
}

/** The files of `actum generate`. */
export interface GenerateFiles {
  readonly data: string
  readonly template: string
  readonly out: string
  /** Where the report is written. */
  readonly json?: string | undefined
}

/** `actum generate`: a document for each row of a spreadsheet. @throws UsageError */
export async function runGenerate(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const given = readArguments(words, OPTIONS, 'generate')
  if (given.has('help')) {
    terminal.out(terminal.translate('cli.generateUsage'))
    return 0
  }
  const [data, template, out] = [given.required('data'), given.required('template'), given.required('out')]
  return generateFiles(terminal, { data, template, out, json: given.value('json') }, optionsOf(given))
}

/** Creates the documents with the given options, and reports as the command does. @throws UsageError */
export async function generateFiles(
  terminal: Terminal,
  { data, template, out, json }: GenerateFiles,
  given: GenerateOptions,
): Promise<ExitCode> {
  const { translate, folder, err } = terminal
  const options = { ...given, output: outputOf(out), limits: { maxRows: Infinity, gate: STANDARD_LIMITS.gate } }
  await requireDistinctFiles(folder, { data, template }, { out, json })
  try {
    const files = { data: await readNamedFile(folder, data), template: await readNamedFile(folder, template) }
    const context = { ...contextOf(terminal), labels: labelsFor(terminal.locale) }
    const result = await written(folder, out, (sink) => generateInto(sink, files, options, context))
    const problems = reportProblems(translate, result.problems)
    sayResult(terminal, result, problems, out)
    await writeJson(terminal, json, {
      documents: result.documents.map(({ name, rows, warnings }) => ({
        name,
        rows,
        warnings: reportProblems(translate, warnings),
      })),
      problems,
      stripped: result.stripped,
      timings: result.timings,
    })
    return 0
  } catch (error) {
    if (!(error instanceof DocumentError) && !(error instanceof FileError)) throw error
    const problems = reportError(translate, error, 'template')
    for (const line of problemLines(problems.filter(({ severity }) => severity === 'error'))) err(line)
    if (USAGE_CODES.has(error.code)) return 2
    const timings = { readMs: null, compileMs: null, renderMs: null, writeMs: null }
    await writeJson(terminal, json, { documents: [], problems, stripped: [], timings })
    return 1
  }
}

/** The file is there under its name only when all of it is. */
async function written<T>(
  folder: string,
  out: string,
  make: (sink: (piece: Uint8Array) => Promise<void>) => Promise<T>,
): Promise<T> {
  let result: T | undefined
  await writeWhole(folder, out, async (sink) => {
    result = await make(sink)
  })
  if (result === undefined) throw new Error('A file was written by nobody')
  return result
}

function sayResult(
  { translate, err }: Terminal,
  result: GenerateReport,
  problems: readonly ReportedProblem[],
  out: string,
) {
  const made = result.acts.length
  const failed = result.failed.length
  if (failed === 0) err(translate('cli.generated', { count: made, path: out }))
  else err(translate('cli.partly', { made, total: made + failed, path: out }))
  const warnings = result.documents.flatMap((document) => reportProblems(translate, document.warnings))
  for (const line of problemLines([...problems, ...warnings])) err(line)
  if (result.stripped.length > 0) err(translate('cli.strippedTitle'))
  for (const { part, kind } of result.stripped) err(`  ${part}: ${kind}`)
}
