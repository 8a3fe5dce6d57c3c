import { rmSync } from 'node:fs'
import process from 'node:process'

/** Signals with which a terminal or another program ends this one. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Files under the names that they have until they are whole. */
const parts = new Set<string>()

/** Until `forgetPart` the file goes with this process, whether that ends on its own or by a signal. */
export function rememberPart(file: string): void {
  // Only while there is something to remove: a handler waits for a turn of the loop, and without one a busy program ends immediately.
  if (parts.size === 0) listen()
  parts.add(file)
}

/** The file has its name, or is gone. */
export function forgetPart(file: string): void {
  parts.delete(file)
  if (parts.size === 0) stopListening()
}

function listen(): void {
  for (const signal of SIGNALS) process.on(signal, endBy)
  process.on('exit', removeParts)
}

function stopListening(): void {
  for (const signal of SIGNALS) process.off(signal, endBy)
  process.off('exit', removeParts)
}

/** Ends with the signal itself, now that it has no handler: a shell distinguishes that from an exit code. */
function endBy(signal: NodeJS.Signals): void {
  try {
    removeParts()
  } finally {
    stopListening()
    process.kill(process.pid, signal)
  }
}

function removeParts(): void {
  for (const part of parts) rmSync(part, { force: true })
}
