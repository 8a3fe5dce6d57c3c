import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { findSoffice } from '@/lib/conversion/find-soffice'

const BATCH = 60
const BATCH_MS = 240_000

/** Whether there is a LibreOffice here to ask. */
export function hasOffice(): boolean {
  return findSoffice(process.env) !== null
}

/**
 * What LibreOffice makes of files in a format as it names them (`pdf`, `txt:Text`), by file; none for one that it can't read or
 * never ends. Null where there's no LibreOffice.
 */
export function convertAll(files: readonly string[], format: string): Map<string, Uint8Array> | null {
  const program = findSoffice(process.env)
  if (program === null) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-office-'))
  try {
    return convertIn(folder, program, files, format)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function convertIn(folder: string, program: string, files: readonly string[], format: string): Map<string, Uint8Array> {
  const made = new Map<string, Uint8Array>()
  const [extension] = format.split(':')
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
  const options = [profile, '--headless', '--norestore', '--convert-to', format, '--outdir', folder]
  mkdirSync(path.join(folder, 'in'))
  // Files of several folders have the same names.
  let left = files.map((file, index) => ({ file, stem: String(index).padStart(4, '0') }))
  while (left.length > 0) {
    const batch = left.slice(0, BATCH)
    const inputs = batch.map(({ file, stem }) => {
      const input = path.join(folder, 'in', stem + path.extname(file))
      copyFileSync(file, input)
      return input
    })
    const { status } = spawnSync(program, [...options, ...inputs], { timeout: BATCH_MS, stdio: 'ignore' })
    let last = -1
    for (const [index, { file, stem }] of batch.entries()) {
      const output = path.join(folder, `${stem}.${extension}`)
      if (!existsSync(output)) continue
      made.set(file, readFileSync(output))
      rmSync(output)
      last = index
    }
    // Where it was ended, the first one after those that it made is the one that it hangs on or dies of.
    left = left.slice(status === 0 ? batch.length : last + 2)
  }
  return made
}
