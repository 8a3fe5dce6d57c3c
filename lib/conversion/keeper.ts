import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

/**
 * Runs in its own Node between us and LibreOffice. It holds one end of a pipe whose other end only we hold: the kernel
 * closes it however we end, killed or not, and then LibreOffice is killed as a group and the folder goes. A document process may be
 * killed at any moment, and LibreOffice, three processes deep, would outlive it.
 */
const KEEPER = `
const { spawn, execFileSync } = require('node:child_process')
const { rmSync } = require('node:fs')
const [folder, program, ...args] = process.argv.slice(1)
let abandoned = false
const kept = spawn(program, args, { cwd: folder, detached: true, windowsHide: true, stdio: ['ignore', 'inherit', 'inherit'] })
const killGroup = () => {
  try {
    if (process.platform === 'win32') execFileSync('taskkill', ['/PID', String(kept.pid), '/T', '/F'], { stdio: 'ignore' })
    else process.kill(-kept.pid, 'SIGKILL')
  } catch {}
}
const end = (code) => {
  killGroup()
  if (abandoned) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(code)
}
kept.once('error', () => end(127))
kept.once('exit', (code) => end(code ?? 1))
process.stdin.on('data', killGroup).once('close', () => { abandoned = true; killGroup() })
`

/**
 * Starts a program that surely ends when this process does, its folder then with it. It is also ended, its folder left, by any
 * word on its standard input. Ends with the program's code when that ends on its own.
 *
 * @param folder the program's own, and its working folder
 * @param env all that the program sees of the environment
 */
export function startKept(
  folder: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcessByStdio<Writable, Readable, Readable> {
  // Detached, because Ctrl-C in a terminal would end this process before it could end its child.
  return spawn(process.execPath, ['-e', KEEPER, '--', folder, ...command], {
    env,
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}
