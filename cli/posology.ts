import process from 'node:process'
import type { Readable } from 'node:stream'
import { parsePosology } from '@/lib/documents/doses/posology/parse-posology'
import type { Posology } from '@/lib/documents/doses/posology/types'
import { readArguments, type OptionKinds } from './arguments'
import { linesOf } from './lines'
import type { ExitCode, Terminal } from './terminal'

const OPTIONS: OptionKinds = { 'data-lang': 'one', lang: 'one', help: 'flag' }
const LANGUAGES = ['en', 'ru', 'ro', 'auto'] as const

/**
 * `actum posology`: for each line of the input one line with a JSON array of its instructions, in order, as they come; blank
 * lines answer `[]`. @throws UsageError
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
  for await (const lines of linesOf(input)) {
    const answers = lines.map((line) => JSON.stringify(parsePosology(line, language).map(asPromised)))
    if (answers.length > 0) out(answers.join('\n'))
  }
  return 0
}

/** What an open amount may be is for the screen's question: a script gets the warning and the fields that it was promised. */
function asPromised({ alternatives: _, ...promised }: Posology): Omit<Posology, 'alternatives'> {
  return promised
}
