import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isProgram } from './is-program'
import { startKept } from './keeper'
import { inTemporaryFolder } from './temporary-folder'

/** What LibreOffice may take of memory, and write into one file. Linux alone can be asked for it. */
const PRLIMIT = '/usr/bin/prlimit'
const LIMITS = ['--data=2147483648', '--fsize=1073741824', '--core=0', '--']

export interface SofficeRun {
  readonly program: string
  /** If it gets a separate folder for the duration of the run. */
  readonly place: string
  readonly target: 'pdf' | 'docx'
  readonly files: readonly { readonly extension: string; readonly bytes: Uint8Array }[]
  /** How long LibreOffice may take for one file, its own start included. */
  readonly perFileMs: number
  readonly signal: AbortSignal | undefined
  readonly onProgress: ((done: number) => void) | undefined
}

export interface SofficeOutcome {
  /** Null if a file wasn't created. */
  readonly outputs: readonly (Uint8Array | null)[]
  readonly ended: 'well' | 'crashed' | 'timeout'
}

/** A port of this machine that no one listens on (RFC 863's, closed everywhere): what a proxy there is asked for is refused. */
const NOWHERE = { name: '127.0.0.1', port: '9' }

/**
 * The settings of a profile, as [path, property, value]. Documents come from strangers: no macros, anyone who signed them;
 * nothing that they refer to is loaded. LibreOffice has cases that ignore this (a paragraph's background in 7.4), so
 * every protocol goes through a proxy that refuses.
 */
const SETTINGS: readonly (readonly [string, string, string])[] = [
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Office.Writer/Content/Update', 'Link', '2'],
  ['Inet/Settings', 'ooInetProxyType', '2'],
  ['Inet/Settings', 'ooInetNoProxy', ''],
  ...['HTTP', 'HTTPS', 'FTP'].flatMap((protocol): [string, string, string][] => [
    ['Inet/Settings', `ooInet${protocol}ProxyName`, NOWHERE.name],
    ['Inet/Settings', `ooInet${protocol}ProxyPort`, NOWHERE.port],
  ]),
]

/** Makes a LibreOffice user profile in its own folder, with nothing in it but what keeps a stranger's document in. */
async function makeProfile(folder: string): Promise<void> {
  const items = SETTINGS.map(
    ([place, name, value]) =>
      `<item oor:path="/org.openoffice.${place}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${items.join('\n')}
</oor:items>
`
  await mkdir(path.join(folder, 'user'), { recursive: true })
  await writeFile(path.join(folder, 'user', 'registrymodifications.xcu'), xml)
}

/**
 * Converts files with one LibreOffice process, in a temporary folder with a temporary profile. Of our environment, it
 * gets only the path to programs.
 *
 * @throws the signal's reason if it was aborted
 */
export async function runSoffice(run: SofficeRun): Promise<SofficeOutcome> {
  run.signal?.throwIfAborted()
  return inTemporaryFolder(run.place, async (folder) => {
    const input = path.join(folder, 'in')
    const output = path.join(folder, 'out')
    const profile = path.join(folder, 'profile')
    await Promise.all([mkdir(input), mkdir(output), makeProfile(profile)])
    // Names of our own: those that people gave could be options, or another file's.
    const stems = run.files.map((_, index) => String(index + 1).padStart(4, '0'))
    const inputs = run.files.map(({ extension }, index) => path.join(input, `${stems[index]}.${extension}`))
    await Promise.all(run.files.map(({ bytes }, index) => writeFile(inputs[index] ?? '', bytes)))
    const ended = await start(run, folder, [
      run.program,
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      ...['--headless', '--norestore', '--nologo', '--nodefault', '--nolockcheck'],
      ...['--convert-to', run.target, '--outdir', output],
      ...inputs,
    ])
    run.signal?.throwIfAborted()
    const outputs = stems.map((stem) => readWhole(path.join(output, `${stem}.${run.target}`), run.target))
    return { outputs: await Promise.all(outputs), ended }
  })
}

/** Waits for LibreOffice to end, and ends it if it hangs for too long or the signal is aborted. */
function start(run: SofficeRun, folder: string, command: readonly string[]): Promise<SofficeOutcome['ended']> {
  const limits = isProgram(PRLIMIT) ? [PRLIMIT, ...LIMITS] : []
  const kept = startKept(folder, [...limits, ...command], environment(folder))
  return new Promise((resolve, reject) => {
    let timedOut = false
    let begun = 0
    const stop = () => kept.stdin.write('stop')
    const onTimeout = () => {
      timedOut = true
      stop()
    }
    let timer = setTimeout(onTimeout, run.perFileMs)
    // It writes a line when it has loaded a file and begins to write it: the ones before are through.
    kept.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = text.match(/^convert /gm)?.length ?? 0
      if (lines === 0) return
      begun += lines
      run.onProgress?.(begun - 1)
      clearTimeout(timer)
      timer = setTimeout(onTimeout, run.perFileMs)
    })
    // It may be gone before it is asked to stop.
    kept.stdin.on('error', () => undefined)
    // Its output about a file doesn't help users, and a full pipe would block it.
    kept.stderr.resume()
    run.signal?.addEventListener('abort', stop, { once: true })
    if (run.signal?.aborted) stop()
    const settled = () => {
      clearTimeout(timer)
      run.signal?.removeEventListener('abort', stop)
    }
    kept.once('error', (error) => (settled(), reject(error)))
    kept.once('close', (code) => (settled(), resolve(timedOut ? 'timeout' : code === 0 ? 'well' : 'crashed')))
  })
}

/** All that LibreOffice sees of the environment: no secret, and no home but its own. */
function environment(folder: string): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, NODE_ENV } = process.env
  const own = { NODE_ENV, PATH, HOME: folder, TMPDIR: folder, LC_ALL: 'C.UTF-8', SAL_USE_VCLPLUGIN: 'svp' }
  return process.platform === 'win32' ? { ...own, SystemRoot, USERPROFILE: folder, TEMP: folder, TMP: folder } : own
}

const MAGIC = { pdf: '%PDF-', docx: 'PK\u0003\u0004' } as const

/** Returns the file if it exists and is complete; an aborted run leaves a partial file. */
async function readWhole(place: string, target: 'pdf' | 'docx'): Promise<Uint8Array | null> {
  const bytes = await readFile(place).catch(() => null)
  if (bytes === null || !bytes.toString('latin1', 0, 5).startsWith(MAGIC[target])) return null
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 1024))
  return tail.includes(target === 'pdf' ? '%%EOF' : 'PK\u0005\u0006') ? bytes : null
}
