import { execFile } from 'node:child_process'
import path from 'node:path'

/** Runs the command line as a user would, from their own folder. */
export function actumIn(
  folder: string,
  ...words: readonly string[]
): Promise<{ code: number; out: string; err: string }> {
  const script = path.resolve('scripts/actum.mjs')
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...words],
      { cwd: folder, env: { ...process.env, INIT_CWD: folder, NODE_OPTIONS: '' }, maxBuffer: 64 * 1024 ** 2 },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    )
  })
}
