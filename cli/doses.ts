import { extractDoses } from '@/lib/documents/doses/extract'
import { bundlePieces } from '@/lib/documents/doses/fhir/bundle'
import { FHIR_VERSIONS } from '@/lib/documents/doses/fhir/dosage'
import { LIMIT_PROFILES, type LimitProfile } from '@/lib/documents/doses/limits/profiles'
import type { DoseOptions } from '@/lib/documents/doses/options'
import { parseMapping } from '@/lib/documents/doses/parse-mapping'
import { parseProfile } from '@/lib/documents/doses/parse-profile'
import type { DoseResult } from '@/lib/documents/doses/result'
import { jsonPieces, type JsonDoses } from '@/lib/documents/doses/writing/json'
import { DocumentError } from '@/lib/documents/error'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { labelsFor } from '@/lib/i18n/labels'
import { readArguments, UsageError, type Arguments, type OptionKinds } from './arguments'
import { requireDistinctFiles } from './distinct-files'
import { FileError, readNamedFile, writeWhole } from './files'
import { writeJson, writeJsonPieces } from './json'
import { readJsonFile } from './json-file'
import { problemLines, reportError, reportProblems } from './report'
import { contextOf, type ExitCode, type Terminal } from './terminal'
import { requireWorkbookName } from './workbook-name'

const OPTIONS: OptionKinds = {
  in: 'one',
  out: 'one',
  profile: 'one',
  map: 'one',
  'data-lang': 'one',
  json: 'one',
  fhir: 'one',
  'fhir-version': 'one',
  lang: 'one',
  help: 'flag',
}

/** The report for a file that couldn't be read. */
const NOTHING: Omit<JsonDoses, 'messages'> = {
  doses: [],
  needsDecision: [],
  columns: [],
  totals: [],
  exceedances: [],
  reconciliation: { numericCells: 0, doses: 0, censored: 0, rejected: 0, balanced: true },
  excluded: [],
}

async function optionsOf(given: Arguments, folder: string): Promise<DoseOptions> {
  const language = given.choice('data-lang', ['en', 'ru', 'ro', 'auto'] as const)
  const [profile, map] = [given.value('profile'), given.value('map')]
  return {
    ...(language && { language }),
    ...(profile !== undefined && { profile: await profileOf(folder, profile) }),
    ...(map !== undefined && { mapping: parseMapping(await readJsonFile(folder, map)) }),
    format: 'xlsx',
    limits: PREMIUM_GATE,
  }
}

/** A profile by its name, or from the user's own file. @throws UsageError if it is neither; DocumentError */
async function profileOf(folder: string, name: string): Promise<string | LimitProfile> {
  const names = LIMIT_PROFILES.map((profile) => profile.name)
  if (names.includes(name)) return name
  const json = await readJsonFile(folder, name).catch(() => {
    throw new UsageError('wrongProfile', { option: '--profile', value: name, names: names.join(', ') })
  })
  return parseProfile(json)
}

/**
 * `actum doses`: every dose of a spreadsheet as a workbook. A file without doses is a result too: the workbook and the report say
 * so. @throws UsageError
 */
export async function runDoses(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { translate, folder, err, locale } = terminal
  const given = readArguments(words, OPTIONS, 'doses')
  if (given.has('help')) {
    terminal.out(translate('cli.dosesUsage'))
    return 0
  }
  const [input, out, json] = [given.required('in'), given.required('out'), given.value('json')]
  requireWorkbookName(out)
  const reads = { in: input, profile: given.value('profile'), map: given.value('map') }
  await requireDistinctFiles(folder, reads, { out, json, fhir: given.value('fhir') })
  const version = given.choice('fhir-version', FHIR_VERSIONS) ?? 'R4'
  try {
    const options = await optionsOf(given, folder)
    const file = await readNamedFile(folder, input)
    const labels = labelsFor(locale)
    const result = await extractDoses(file, options, { ...contextOf(terminal), labels })
    await writeWhole(folder, out, result.file.bytes)
    err(sentence(terminal, result, out))
    for (const line of problemLines(reportProblems(translate, result.problems))) err(line)
    await writeJsonPieces(terminal, json, jsonPieces(result.extraction, result.problems, labels))
    const bundle = bundlePieces(result.extraction.doses, version, (leftOut) => {
      for (const { reason, count, places } of leftOut) {
        err(translate('cli.fhirLeftOut', { reason, count, places: places.join(', ') }))
      }
    })
    await writeJsonPieces(terminal, given.value('fhir'), bundle)
    return 0
  } catch (error) {
    if (!(error instanceof DocumentError) && !(error instanceof FileError)) throw error
    const messages = reportError(translate, error, 'data')
    for (const line of problemLines(messages)) err(line)
    await writeJson(terminal, json, { ...NOTHING, messages })
    return 1
  }
}

function sentence({ translate }: Terminal, { extraction }: DoseResult, path: string): string {
  const { doses, decisions } = extraction
  const params = { count: doses.length, decisions: decisions.length, path }
  return translate(doses.length === 0 ? 'cli.noDoses' : 'cli.dosesWritten', params)
}
