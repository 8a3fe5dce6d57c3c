import { execFileSync } from 'node:child_process'
import { say, stop } from '../steps/say.mjs'
import { importersOf, importsOf } from './imports.mjs'
import { SERVER_TESTS } from './server-tests.mjs'
import { browserTests, jestTests } from './stages.mjs'

/** Files that no import graph contains: anything may depend on them. */
const EVERYTHING =
  /^(package(-lock)?\.json|jest\.config\.mjs|tsconfig\.json|prisma\/|scripts\/(test|prepare)|scripts\/(test-runner|steps)\/)/

/** What the browser gets. */
const INTERFACE = /^(app\/(?!api\/)|components\/|messages\/|public\/|middleware\.ts|next\.config\.ts|e2e\/)/

/**
 * The tools run in a process that the server starts, and the command line is a program. Nearly every integration test of the server
 * imports some of the tools' code for types and options, so the import graph would choose them all: the test of each tool's way
 * through the server represents the others.
 */
const STARTED = [
  { rooms: ['generation'], test: 'app/api/documents/documents.integration.test.ts' },
  { rooms: ['tables', 'word-tables'], test: 'app/api/documents/parse-table.integration.test.ts' },
  { rooms: ['doses'], test: 'app/api/documents/extract-doses.integration.test.ts' },
]
const TOOL_ROOMS = STARTED.flatMap(({ rooms }) => rooms)
const TOOLS = 'lib/documents/'
const COMMAND_LINE = 'cli/samples.integration.test.ts'

/** Nearly all of the server imports it, too: the tests whose outcome the database decides represent the others. */
const DATABASE = 'lib/db/'

/** Integration tests outside a folder are represented for changes in it. The last is that of all other files, where none is. */
const REPRESENTED = [TOOLS, DATABASE, '']

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Returns the stages of `npm test -- --changed`: what the files changed since `--base` (HEAD) can affect. */
export async function changedStages(argv, { types, lint, formatting, build }) {
  const base = argv.includes('--base') ? argv[argv.indexOf('--base') + 1] : 'HEAD'
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  if (changed.length === 0) stop(`Nothing has changed since ${base}.`)
  const tests = git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx').filter(
    (file) => !/corpus\.test\.ts$/.test(file),
  )
  const affected = changed.some((file) => EVERYTHING.test(file)) ? tests : await affectedTests(tests, changed)
  const isIntegration = (file) => file.endsWith('.integration.test.ts')
  const [unit, integration] = [affected.filter((file) => !isIntegration(file)), affected.filter(isIntegration)]
  say(`${changed.length} changed: ${unit.length} unit and ${integration.length} integration test files`)
  const stages = [[types, lint, formatting]]
  if (unit.length > 0) stages.push(() => jestTests('unit', 'unit', { files: unit }))
  if (integration.length > 0)
    stages.push(() =>
      jestTests('integration on PGlite', 'integration', { env: { DATABASE_URL: '' }, files: integration }),
    )
  if (changed.some((file) => INTERFACE.test(file)))
    stages.push(build, () => browserTests('browser', { ACTUM_E2E: 'journeys' }))
  return stages
}

async function affectedTests(tests, changed) {
  const imports = await importsOf(tests)
  const affected = new Set()
  for (const room of REPRESENTED) {
    const inRoom = changed.filter((file) => room === REPRESENTED.find((prefix) => file.startsWith(prefix)))
    const importers = importersOf(imports, inRoom)
    const isRepresented = (test) => test.endsWith('.integration.test.ts') && !test.startsWith(room)
    for (const test of tests) if (importers.has(test) && !isRepresented(test)) affected.add(test)
  }
  if (changed.some((file) => file.startsWith(DATABASE))) for (const test of SERVER_TESTS) affected.add(test)
  for (const file of changed) {
    const room = file.startsWith(TOOLS) ? file.slice(TOOLS.length).split('/', 1)[0] : undefined
    if (room !== undefined) {
      const isShared = !TOOL_ROOMS.includes(room)
      for (const { rooms, test } of STARTED) if (isShared || rooms.includes(room)) affected.add(test)
      affected.add(COMMAND_LINE)
    }
    for (const test of tests) if (readsFromDisk(test, file)) affected.add(test)
  }
  return [...affected]
}

/** Whether a test reads a file without importing it, or starts the program that the file belongs to. */
function readsFromDisk(test, file) {
  if (/\.(md|json)$|^docs\//.test(file) && test.startsWith('scripts/docs/')) return true
  if (/^(\.oxlintrc\.json$|scripts\/lint\/)/.test(file) && test.startsWith('scripts/lint/')) return true
  if (file.startsWith('samples/') && /samples\.test|samples\.integration/.test(test)) return true
  return file.startsWith('cli/') && test.startsWith('cli/')
}
