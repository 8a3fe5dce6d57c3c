import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { book } from '@/lib/documents/doses/test-support/book'
import { csvFile, docx, paragraph, table } from '@/lib/documents/generation/test-support/files'
import { buildPackage } from '@/scripts/steps/build-package.js'

const run = promisify(execFile)

/** The package as users install and use it, to the first document, on a machine that does nothing else. */
const MOST_SECONDS = 60

/** Notes the processor time of a program of Node when it ends. */
const METER = `import { appendFileSync } from 'node:fs'
process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  appendFileSync(new URL('seconds', import.meta.url), \`\${(user + system) / 1e6}\\n\`)
})
`

let root = ''
let project = ''
/** The environment in which a program's processor time is noted. */
let metered: NodeJS.ProcessEnv

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'actum-package-'))
  const built = path.join(root, 'built')
  project = path.join(root, 'project')
  await mkdir(built)
  await mkdir(project)
  await buildPackage(built)
  await npm(built, 'pack')
  const tarball = (await readdir(built)).find((name) => name.endsWith('.tgz')) ?? ''
  await writeFile(path.join(project, 'package.json'), '{"name":"project","version":"1.0.0","type":"module"}')
  await writeFile(path.join(root, 'meter.mjs'), METER)
  const meter = pathToFileURL(path.join(root, 'meter.mjs')).href
  metered = { ...process.env, NODE_OPTIONS: `--import=${meter}`, INIT_CWD: project }
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', path.join(built, tarball)]
  await run('npm', install, { cwd: project, env: metered })
  const files: Record<string, Uint8Array> = {
    'act.docx': docx(paragraph('Act: {name}') + paragraph('{#items}{item}, {/items}')),
    'protocol.docx': docx(table(['Point', 'uSv/h'], ['Desk', '0.35'])),
    'badges.xlsx': book('badges.xlsx', [
      {
        name: 'Badges',
        rows: [
          ['Name', 'Hp(10), mSv'],
          ['Smith', 0.35],
        ],
      },
    ]).bytes,
    'rows.csv': csvFile([['name'], ['Ward 3']]).bytes,
  }
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(project, name), bytes)
}, 180_000)

afterAll(() => rm(root, { recursive: true, force: true }))

async function npm(folder: string, ...words: string[]): Promise<void> {
  await run('npm', [...words, '--loglevel=error'], { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } })
}

async function node(...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', INIT_CWD: project }
  return (await run(process.execPath, words, { cwd: project, env })).stdout
}

describe('the packed package', () => {
  test('installs without any other package', async () => {
    const installed = (await readdir(path.join(project, 'node_modules'))).filter((name) => !name.startsWith('.'))
    expect(installed).toEqual(['@actum'])
  })

  test('makes a first document within a minute of its installation', async () => {
    const program = path.join(project, 'node_modules/.bin/actum')
    await run(program, ['generate', '--data', 'rows.csv', '--template', 'act.docx', '--out', 'first.docx'], {
      cwd: project,
      env: metered,
    })
    expect((await stat(path.join(project, 'first.docx'))).size).toBeGreaterThan(0)
    const seconds = (await readFile(path.join(root, 'seconds'), 'utf8')).trim().split('\n').map(Number)
    // npm's, and those of the package's own program.
    expect(seconds.length).toBeGreaterThan(1)
    expect(seconds.reduce((sum, each) => sum + each, 0)).toBeLessThan(MOST_SECONDS)
  })

  test('reads the tables of a PDF', async () => {
    const program = path.join(project, 'node_modules/.bin/actum')
    const words = ['tables', '--in', path.resolve('samples/en-US/Acceptance test.pdf'), '--out', 'tables.xlsx']
    await run(program, words, { cwd: project, env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: project } })
    expect((await stat(path.join(project, 'tables.xlsx'))).size).toBeGreaterThan(0)
  })

  test('says its version', async () => {
    const { version } = JSON.parse(await readFile('packages/documents/package.json', 'utf8')) as { version: string }
    const { stdout } = await run(path.join(project, 'node_modules/.bin/actum'), ['--version'], { cwd: project })
    expect(stdout.trim()).toBe(version)
  })

  test('loads in a program of CommonJS', async () => {
    await writeFile(
      path.join(project, 'common.cjs'),
      "const { parsePosology } = require('@actum/documents')\n" +
        "parsePosology('Paracetamol 500 mg, 1 tablet a day', 'en').then(([found]) => console.log(found.drug))\n",
    )
    expect((await node('--disable-warning=ExperimentalWarning', 'common.cjs')).trim()).toBe('Paracetamol')
  })

  test.each([
    ['bundler', 'esnext'],
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
  ])('has types that a strict program compiles with: moduleResolution %s', async (moduleResolution, module) => {
    await writeFile(
      path.join(project, 'use.ts'),
      "import { DocumentsError, generate, type GenerateResult } from '@actum/documents'\n" +
        "import { parseTables } from '@actum/documents/tables'\n" +
        'const bytes = new Uint8Array()\n' +
        "const made: GenerateResult = await generate({ data: { name: 'a.json', bytes }, template: { name: 'a.docx', bytes } })\n" +
        'export const codes: string[] = made.problems.map(({ code }) => code)\n' +
        'export const isOurs = (error: unknown) => error instanceof DocumentsError && error.problems.length > 0\n' +
        "export const tables = parseTables({ name: 'a.pdf', bytes }, { frames: [{ page: 1, box: [0, 0, 9, 9] }] })\n" +
        '// @ts-expect-error This option doesn’t exist.\n' +
        "void generate({ data: { name: 'a', bytes }, template: { name: 'a', bytes } }, { outputs: 'zip' })\n",
    )
    const tsc = path.resolve('node_modules/typescript-native/bin/tsc')
    const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false']
    const resolved = ['--target', 'es2023', '--moduleResolution', moduleResolution, '--module', module]
    await expect(node(tsc, ...strict, ...resolved, '--types', '', 'use.ts')).resolves.toBe('')
  })
})

describe('the examples of its README', () => {
  const OUTPUTS = ['2', '0', 'GATE_WRONG_KIND JSON_NO_ROWS', '1 Point', 'true Bundle', 'paracetamol 3']

  test('print what they should', async () => {
    const readme = await readFile('packages/documents/README.md', 'utf8')
    const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code)
    const printed: string[] = []
    for (const [index, code] of examples.entries()) {
      await writeFile(path.join(project, `example${index}.js`), code)
      printed.push((await node(`example${index}.js`)).trim())
    }
    expect(printed.map((text) => text.toLowerCase())).toEqual(OUTPUTS.map((text) => text.toLowerCase()))
  })
})

describe('in a browser', () => {
  test('the same documents are created, without anything of Node', async () => {
    await writeFile(
      path.join(project, 'page.js'),
      `import { generate, inspect, parseTables, extractDoses } from '@actum/documents'
export default async (files) => {
  const { documents, file } = await generate({ data: files.rows, template: files.act })
  const { problems } = await inspect({ template: files.act })
  const { tables } = await parseTables(files.protocol)
  const { doses } = await extractDoses(files.badges)
  return { names: documents.map(({ name }) => name), bytes: file.bytes.length > 0, problems: problems.length,
    cell: tables[0].cells[0].text, doses: doses.length }
}`,
    )
    const { build } = await import('esbuild')
    // What a bundler can't find in a browser it refuses.
    await build({
      absWorkingDir: project,
      entryPoints: ['page.js'],
      bundle: true,
      splitting: true,
      platform: 'browser',
      format: 'esm',
      outdir: 'page',
      outExtension: { '.js': '.mjs' },
    })
    await writeFile(
      path.join(project, 'host.js'),
      `import { readFileSync } from 'node:fs'
const read = (name) => ({ name, bytes: new Uint8Array(readFileSync(name)) })
const files = { rows: read('rows.csv'), act: read('act.docx'), protocol: read('protocol.docx'), badges: read('badges.xlsx') }
const { exit } = process
delete globalThis.process
delete globalThis.Buffer
const { default: page } = await import('./page/page.mjs')
console.log(JSON.stringify(await page(files)))
// Its channel for letting other work in stays open, as a page does.
exit(0)`,
    )
    expect(JSON.parse(await node('host.js'))).toEqual({
      names: ['act Ward 3.docx'],
      bytes: true,
      problems: 0,
      cell: 'Point',
      doses: 1,
    })
  })
})

/** What a program loads at its start and in its lazy parts, without those that it never reaches. */
interface Bundled {
  readonly inputs: string
  readonly bytes: number
}

describe('a bundler takes only what a program uses', () => {
  const USES = {
    posology: "import { parsePosology } from 'FROM'\nconsole.log(await parsePosology('x'))\n",
    generate: "import { generate } from 'FROM'\nconsole.log(await generate({}))\n",
  }

  async function bundled(name: keyof typeof USES, from: string, platform: 'node' | 'browser'): Promise<Bundled> {
    const { build } = await import('esbuild')
    await writeFile(path.join(project, 'uses.js'), USES[name].replace('FROM', from))
    const { metafile } = await build({
      absWorkingDir: project,
      entryPoints: ['uses.js'],
      bundle: true,
      minify: true,
      platform,
      format: 'esm',
      write: false,
      outdir: 'out',
      metafile: true,
    })
    const outputs = Object.values(metafile.outputs)
    const inputs = outputs.flatMap((output) =>
      Object.entries(output.inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [input] : [])),
    )
    return { inputs: inputs.join(' '), bytes: outputs.reduce((sum, { bytes }) => sum + bytes, 0) }
  }

  test.each([
    ['@actum/documents', 'node'],
    ['@actum/documents', 'browser'],
    ['@actum/documents/posology', 'node'],
    ['@actum/documents/posology', 'browser'],
  ] as const)('prescriptions from %s in a bundle for %s come without the generator', async (from, platform) => {
    const [posology, generate] = [
      await bundled('posology', from, platform),
      await bundled('generate', '@actum/documents', platform),
    ]
    for (const other of ['/generate-', '/extract-', '/inspect-', '/join-pdfs-'])
      expect(posology.inputs).not.toContain(other)
    expect(generate.inputs).toContain('/generate-')
    // Nearly all of it is words, whose Cyrillic letters esbuild writes with six characters each.
    expect(posology.bytes).toBeLessThan(768 * 1024)
    expect(generate.bytes).toBeGreaterThan(posology.bytes * 2)
  })
})
