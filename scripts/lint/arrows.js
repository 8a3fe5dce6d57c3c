import { isBuiltin } from 'node:module'

const DOWN_ONLY = 'Arrows point down only: app → components → lib/{operations,accounts,billing} → lib/documents.'

/** The tools of the core, and the folder that examines the files of all three. */
const TOOLS = ['generation', 'tables', 'doses']
const INSPECTION = 'inspection'
const inCore = (names) => names.map((name) => `lib/documents/${name}`)

/** The root: every file of ours. */
const OURS = ''

/**
 * What the files in the folders `of`, except for those in `outside`, may not import: files in the folders `from`, except for those in `except`.
 * Tests are free to import anything.
 */
const FOLDERS = [
  {
    of: ['lib/documents'],
    from: [OURS],
    except: ['lib/documents', 'lib/hosts'],
    message: 'The documents core is pure and imports nothing of ours outside itself: bytes in, bytes out.',
  },
  ...TOOLS.map((tool) => ({
    of: inCore([tool]),
    from: inCore([...TOOLS.filter((other) => other !== tool), INSPECTION]),
    message: 'No tool knows another: what two of them need is in a folder below both.',
  })),
  {
    of: ['lib/documents'],
    outside: inCore([...TOOLS, INSPECTION]),
    from: inCore([...TOOLS, INSPECTION]),
    message: 'The folders that the tools share know none of them.',
  },
  {
    of: ['lib/hosts'],
    from: [OURS],
    except: ['lib/hosts', 'lib/documents'],
    message: 'A host knows what the core asks of it, and nothing else of ours.',
  },
  { of: ['lib'], from: ['app', 'components', 'cli'], message: DOWN_ONLY },
  { of: ['components'], from: ['app', 'cli', 'lib/db'], message: DOWN_ONLY },
  {
    of: ['lib/storage', 'lib/mail', 'lib/db', 'lib/i18n'],
    from: ['lib/operations', 'lib/accounts', 'lib/billing', 'lib/http'],
    message: 'These folders do one job each and know nothing of the people who use them.',
  },
  { of: ['lib/http'], from: ['lib/operations', 'lib/billing'], message: DOWN_ONLY },
  { of: ['lib/accounts'], from: ['lib/operations', 'lib/http'], message: DOWN_ONLY },
  {
    of: ['cli'],
    from: ['app', 'components', 'lib/db', 'lib/accounts', 'lib/billing', 'lib/operations', 'lib/storage', 'lib/http'],
    message: 'The command line is the core without a server.',
  },
]

const PRISMA = /^(@prisma\/|pglite-prisma-adapter$|@electric-sql\/pglite(\/|$))/
const FRAMEWORK = /^(next|react|react-dom)(\/|$)|^next-/
/** The host is asked for as `#host`: which one answers is the bundler's choice. */
const HOSTS = 'lib/hosts'

const isIn = (file, folder) => folder === OURS || file === folder || file.startsWith(`${folder}/`)
const isInOneOf = (file, folders = []) => folders.some((folder) => isIn(file, folder))

const folderRules = ({ of, outside, from, except, message }) => ({
  holds: (file) => isInOneOf(file, of) && !isInOneOf(file, outside),
  breaks: ({ file }) => file !== undefined && isInOneOf(file, from) && !isInOneOf(file, except),
  message,
})

const RULES = [
  ...FOLDERS.map(folderRules),
  {
    holds: (file) => !isIn(file, 'lib/db'),
    breaks: ({ name }) => PRISMA.test(name),
    message: 'Only lib/db imports Prisma.',
  },
  {
    // The shapes of rows may be known anywhere; what asks the database is lib/db's.
    holds: (file) => !isIn(file, 'lib/db'),
    breaks: ({ file, isType }) => !isType && file?.replace(/\.ts$/, '') === 'lib/db/generated/client',
    message: 'Only lib/db asks the database.',
  },
  {
    holds: (file) => isIn(file, 'lib/documents'),
    breaks: ({ name, file }) =>
      FRAMEWORK.test(name) || isBuiltin(name) || (name !== '#host' && file !== undefined && isIn(file, HOSTS)),
    message: 'The documents core knows no Next, React, Prisma, disk, network or Node: it asks `#host`.',
  },
]

/** Returns the rules that hold for a file, for use with `broken`. `file` is a path in the project. */
export function rulesFor(file) {
  return RULES.filter(({ holds }) => holds(file))
}

/**
 * Returns the messages of the rules that an import breaks.
 *
 * @param {ReturnType<typeof rulesFor>} rules
 * @param {{ name: string, file?: string, isType: boolean }} imported how it is written, and its file if it is ours
 */
export function broken(rules, imported) {
  return rules.filter(({ breaks }) => breaks(imported)).map(({ message }) => message)
}
