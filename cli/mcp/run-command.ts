import type { Progress } from '@/lib/documents/tool'
import { UsageError } from '../arguments'
import { nowhere, type ReportedProblem } from '../report'
import type { ExitCode, Terminal } from '../terminal'

/** Runs a command that prints its report to standard output, as with `--json -`. */
type Run = (terminal: Terminal) => Promise<ExitCode>

export interface CommandCall {
  readonly terminal: Terminal
  readonly onProgress: (progress: Progress) => void
  readonly signal: AbortSignal
}

/** What a command wrote. */
export interface CommandOutcome {
  readonly code: ExitCode
  /** Its report, as `--json -` prints it; of a call that was wrong, its problem. */
  readonly report: object
  readonly said: string
}

/** A call that was wrong, as a report: a program reads its code. */
export function refusal(code: string, text: string): CommandOutcome {
  const problem: ReportedProblem = {
    code,
    severity: 'error',
    file: null,
    ...nowhere,
    tag: null,
    suggestion: null,
    text,
  }
  return { code: 2, report: { problems: [problem] }, said: text }
}

/** Runs a command as the command line does, and catches what it prints. */
export async function runCommand(run: Run, { terminal, onProgress, signal }: CommandCall): Promise<CommandOutcome> {
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
    const code = await run(own)
    const text = printed.join('')
    // What a command only says is about its options.
    return text === ''
      ? refusal('WRONG_CALL', said.join('\n'))
      : { code, report: JSON.parse(text) as object, said: said.join('\n') }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const { option, ...params } = error.params
    // The options are arguments here, which have no hyphens.
    const named = option === undefined ? params : { ...params, option: option.replace(/^--/, '') }
    return refusal('WRONG_CALL', terminal.translate(`cli.${error.key}`, named))
  }
}
