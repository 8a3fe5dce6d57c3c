import { inspect } from 'node:util'
import packageFile from '@/packages/documents/package.json'
import { DEFAULT_LOCALE, isLocale, LOCALES, languageOf, type Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translate'
import { UsageError } from './arguments'
import { ReportError } from './json'
import type { ExitCode, Terminal } from './terminal'

type Command = (words: readonly string[], terminal: Terminal) => Promise<ExitCode>

/** Each loads what it needs and no other one's: that is most of what a small file takes. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map<string, () => Promise<Command>>([
  ['doses', async () => (await import('./doses')).runDoses],
  ['generate', async () => (await import('./generate')).runGenerate],
  ['inspect', async () => (await import('./inspect')).runInspect],
  ['mcp', async () => (await import('./mcp')).runMcp],
  ['posology', async () => (await import('./posology')).runPosology],
  ['tables', async () => (await import('./tables')).runTables],
])

/** The levels of `LOG_LEVEL`, as on the server, at which a defect prints its stack. */
const DEBUGGING: ReadonlySet<string | undefined> = new Set(['debug', 'trace'])

/** The language of `--lang`; an unknown one is reported in the environment's language. */
function localeAsked(words: readonly string[]): string | undefined {
  const inline = words.findLast((word) => word.startsWith('--lang='))
  if (inline !== undefined) return inline.slice('--lang='.length)
  const at = words.lastIndexOf('--lang')
  return at < 0 ? undefined : words[at + 1]
}

/** The terminal's own language, as POSIX names it (`ru_RU.UTF-8`). */
function localeOfEnvironment(environment: Readonly<Record<string, string | undefined>>): Locale {
  const name = environment.LC_ALL ?? environment.LC_MESSAGES ?? environment.LANG ?? ''
  return LOCALES.find((locale) => name.toLowerCase().startsWith(languageOf(locale))) ?? DEFAULT_LOCALE
}

/**
 * Runs `actum COMMAND …` and returns its exit code: 0 if the result was written; 1 if the input doesn't allow a result,
 * the requested report can't be written, or the program itself failed; 2 for wrong usage.
 */
export async function run(
  words: readonly string[],
  terminal: Omit<Terminal, 'translate' | 'locale' | 'converter'>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ExitCode> {
  const asked = localeAsked(words)
  const locale = isLocale(asked) ? asked : localeOfEnvironment(environment)
  const translate = translator(locale)
  const [name, ...rest] = words
  try {
    if (asked !== undefined && !isLocale(asked)) throw new UsageError('wrongValue', { option: '--lang', value: asked })
    if (name === '--version' || name === 'version') {
      terminal.out(packageFile.version)
      return 0
    }
    if (name === '--help' || name === 'help') {
      terminal.out(translate('cli.usage'))
      return 0
    }
    if (name === undefined) throw new UsageError('usage')
    const load = COMMANDS.get(name)
    if (load === undefined) throw new UsageError('unknownCommand', { command: name })
    // One after the other: Jest's loader fails where two imports link the same modules together, and they are read one by one anyway.
    const command = await load()
    const { createConverter } = await import('@/lib/conversion/create-converter')
    return await command(rest, { ...terminal, translate, locale, converter: createConverter(environment) })
  } catch (error) {
    if (error instanceof ReportError) {
      terminal.err(translate(error.cause.key, { path: error.cause.path }))
      return 1
    }
    if (!(error instanceof UsageError)) {
      terminal.err(translate('cli.unexpectedError'))
      if (DEBUGGING.has(environment.LOG_LEVEL)) terminal.err(inspect(error))
      return 1
    }
    terminal.err(translate(`cli.${error.key}`, error.params))
    if (error.key !== 'usage') {
      terminal.err(translate(COMMANDS.has(name ?? '') ? `cli.${name}Usage` : 'cli.usage'))
    }
    return 2
  }
}
