import process from 'node:process'
import type { Readable } from 'node:stream'
import { dosageOf, FHIR_VERSIONS, type FhirVersion } from '@/lib/documents/doses/fhir/dosage'
import { parsePosology } from '@/lib/documents/doses/posology/parse-posology'
import type { Posology } from '@/lib/documents/doses/posology/types'
import { readArguments, type OptionKinds } from './arguments'
import type { ExitCode, Terminal } from './terminal'

const OPTIONS: OptionKinds = { 'data-lang': 'one', fhir: 'flag', 'fhir-version': 'one', lang: 'one', help: 'flag' }
const LANGUAGES = ['en', 'ru', 'ro', 'auto'] as const

/**
 * The lines of a UTF-8 stream, those of each chunk together as they come, ended by a line feed alone or with a carriage return; no line
 * after the last feed.
 */
async function* linesOf(input: Readable): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  const parts = (text: string, last: boolean) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (last && rest !== '') lines.push(rest)
    return lines.map((line) => line.replace(/\r$/, ''))
  }
  for await (const chunk of input) yield parts(decoder.decode(chunk as Buffer, { stream: true }), false)
  yield parts(decoder.decode(), true)
}

/**
 * `actum posology`: for each line of the input one line with a JSON array of its instructions, in order, as they come; blank
 * lines answer `[]`. With `--fhir` an instruction is a FHIR Dosage. @throws UsageError
 */
export async function runPosology(
  words: readonly string[],
  { out, translate }: Pick<Terminal, 'out' | 'translate'>,
  input: Readable = process.stdin,
): Promise<ExitCode> {
  const given = readArguments(words, OPTIONS, 'posology')
  if (given.has('help')) {
    out(translate('cli.posologyUsage'))
    return 0
  }
  const language = given.choice('data-lang', LANGUAGES) ?? 'auto'
  const version = given.choice('fhir-version', FHIR_VERSIONS) ?? 'R4'
  const isFhir = given.has('fhir')
  const shown = (found: Posology): object => (isFhir ? asFhir(found, version) : asPromised(found))
  for await (const lines of linesOf(input)) {
    const answers = lines.map((line) => JSON.stringify(parsePosology(line, language).map(shown)))
    if (answers.length > 0) out(answers.join('\n'))
  }
  return 0
}

/**
 * The instruction as FHIR's Dosage, with the medicine, which a Dosage doesn't name, and everything that FHIR can't
 * express.
 */
function asFhir(found: Posology, version: FhirVersion) {
  return { drug: found.drug, ...dosageOf(found, version), warnings: found.warnings }
}

/** Only the screen asks what an open amount may be: a script gets the warning and the promised fields. */
function asPromised({ alternatives: _, ...promised }: Posology): Omit<Posology, 'alternatives'> {
  return promised
}
