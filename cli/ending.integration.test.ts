import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { csvFile, docx, paragraph } from '@/lib/documents/generation/test-support/files'

const SCRIPT = path.resolve('scripts/actum.mjs')
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** So many that they are still being written when the first of them is seen. */
const MANY = 20_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-ending-'))
  const rows = Array.from({ length: MANY }, (_, index) => [`Ana ${index}`])
  await writeFile(path.join(folder, 'many.csv'), csvFile([['Name'], ...rows]).bytes)
  await writeFile(path.join(folder, 'one.csv'), csvFile([['Name'], ['Ana']]).bytes)
  await writeFile(path.join(folder, 'act.docx'), docx(paragraph('{Name}')))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const environment = () => ({ ...process.env, INIT_CWD: folder, NODE_OPTIONS: '', LC_ALL: 'C' })
const parts = async () => (await readdir(folder)).filter((name) => name.endsWith('.part'))

/** The result of a shell line in which `actum` is the command. */
function bash(line: string): Promise<{ stdout: string; stderr: string }> {
  const define = `actum() { "${process.execPath}" "${SCRIPT}" "$@"; }`
  return promisify(execFile)('bash', ['-c', `${define}\n${line}`], { cwd: folder, env: environment() })
}

test.each(SIGNALS)('%s in the middle of a file ends by that signal, and leaves what was there', async (signal) => {
  await writeFile(path.join(folder, 'acts.zip'), 'the last ones')
  const words = ['generate', '--data', 'many.csv', '--template', 'act.docx', '--out', 'acts.zip']
  const child = spawn(process.execPath, [SCRIPT, ...words], { cwd: folder, env: environment(), stdio: 'ignore' })
  const ended = once(child, 'exit')
  while ((await parts()).length === 0 && child.exitCode === null) await wait(5)
  child.kill(signal)
  expect(await ended).toEqual([null, signal])
  expect(await parts()).toEqual([])
  expect(await readFile(path.join(folder, 'acts.zip'), 'utf8')).toBe('the last ones')
})

test('a reader that has seen enough ends the command without a word, though its input never ends', async () => {
  const { stdout, stderr } = await bash('yes "1 tab bd" | actum posology | head -n 1; echo "${PIPESTATUS[1]}"')
  const [line = '', code] = stdout.split('\n')
  expect(JSON.parse(line)).toHaveLength(1)
  expect({ code, stderr }).toEqual({ code: '0', stderr: '' })
})

test('a report that no one reads changes neither the exit code nor the messages', async () => {
  const words = '--data one.csv --template none.docx --out none.zip --json - --lang en-US'
  const { stdout, stderr } = await bash(`actum generate ${words} | true; echo "\${PIPESTATUS[0]}"`)
  expect(stdout).toBe('1\n')
  expect(stderr).toMatch(/^[^\n]*none\.docx[^\n]*\n$/)
})

test('a result is written even if no one reads the messages', async () => {
  const { stdout } = await bash('actum generate --data one.csv --template act.docx --out one.docx 2> >(true); echo $?')
  expect(stdout).toBe('0\n')
  expect(await readdir(folder)).toContain('one.docx')
})

test('standard output by its name goes on where the file that it is led to has come', async () => {
  await bash('{ echo first; actum inspect --data one.csv --json /dev/stdout; } > report.txt')
  const report = await readFile(path.join(folder, 'report.txt'), 'utf8')
  expect(report.slice(0, 6)).toBe('first\n')
  expect(JSON.parse(report.slice(6))).toMatchObject({ files: [{ name: 'one.csv' }] })
})

test('a program of the shell’s can read the report', async () => {
  const { stdout } = await bash('actum inspect --data one.csv --json >(cat) | cat')
  expect(JSON.parse(stdout)).toMatchObject({ files: [{ name: 'one.csv' }] })
})
