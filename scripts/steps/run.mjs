import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

const running = new Set()
const SIGNALS = ['SIGINT', 'SIGTERM']

/** Forwards a stop signal to the child process, and exits after it. */
function passOn(signal) {
  for (const child of running) child.kill(signal)
}

/** Starts a command whose end is this script's concern. */
export function start(command, args, options) {
  const child = spawn(command, args, options)
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, passOn)
  running.add(child)
  child.on('close', () => {
    running.delete(child)
    // With nothing running the signals mean again what they mean to any program.
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, passOn)
  })
  return child
}

/**
 * Runs a command in the foreground.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, capture?: (text: string) => unknown, niceness?: number }} [options] the niceness is also that of
 *   all that the command starts
 * @returns its exit code
 */
export function run(command, args, { env = {}, capture, niceness } = {}) {
  const child = start(command, args, {
    env: { ...process.env, ...env },
    stdio: capture ? ['inherit', 'pipe', 'pipe'] : ['inherit', ownOutput(), 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (niceness !== undefined && child.pid !== undefined) setPriority(child.pid, niceness)
  for (const stream of capture ? [child.stdout, child.stderr] : []) {
    stream.on('data', (chunk) => capture(chunk.toString()))
  }
  return new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** The stdout of a command: stderr if ours is reserved for something else. */
function ownOutput() {
  return process.env.ACTUM_SCRIPT_OUTPUT === 'stderr' ? 2 : 'inherit'
}
