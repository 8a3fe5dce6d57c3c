import { execFileSync } from 'node:child_process'

const MOST_BYTES = 64 * 1024 ** 2

/** Returns the JSON that a program prints. A failure stops the benchmark. */
export function printedBy<T>(command: string, words: readonly string[]): T {
  return JSON.parse(execFileSync(command, words, { encoding: 'utf8', maxBuffer: MOST_BYTES })) as T
}

/**
 * What this benchmark prints as JSON when it is run with these arguments in its own process, whose memory is its own.
 */
export function inOwnProcess<T>(words: readonly string[], nodeOptions: readonly string[] = []): T {
  const [node = process.execPath, self = ''] = process.argv
  return printedBy<T>(node, [...nodeOptions, self, ...words])
}

/** Whether a program is there that answers a command. */
export function answers(command: string, words: readonly string[]): boolean {
  try {
    execFileSync(command, words, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
