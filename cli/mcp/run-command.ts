import type { Progress } from '@/lib/documents/tool'
import { UsageError } from '../arguments'
import type { ExitCode, Terminal } from '../terminal'

type Command = (words: readonly string[], terminal: Terminal) => Promise<ExitCode>

export interface CommandCall {
  readonly terminal: Terminal
  readonly onProgress: (progress: Progress) => void
  readonly signal: AbortSignal
}

/** What a command wrote. */
export interface CommandOutcome {
  readonly code: ExitCode
  /** Its report, as `--json -` prints it; null if there is none. */
  readonly report: object | null
  readonly said: string
}

/** Runs a command as the command line does, and catches what it prints. */
export async function runCommand(
  command: Command,
  words: readonly string[],
  { terminal, onProgress, signal }: CommandCall,
): Promise<CommandOutcome> {
  const printed: string[] = []
  const said: string[] = []
  const own: Terminal = {
    ...terminal,
    out: (text) => printed.push(text),
    err: (text) => said.push(text),
    onProgress,
    signal,
  }
  try {
    const code = await command([...words, '--json', '-'], own)
    const text = printed.join('')
    return { code, report: text === '' ? null : (JSON.parse(text) as object), said: said.join('\n') }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { code: 2, report: null, said: terminal.translate(`cli.${error.key}`, error.params) }
  }
}
