import { readdirSync } from 'node:fs'
import path from 'node:path'
import { importersOf, importsOf } from './imports.mjs'

const ROOMS = ['app', 'bench', 'cli', 'components', 'lib', 'packages', 'samples', 'scripts', 'tools']
const DATABASE = 'lib/db/'

/**
 * Returns the integration tests that import something of `lib/db`, also through other files: on another database, the others would only
 * repeat themselves.
 *
 * @returns {Promise<string[]>} paths in the project
 */
export async function databaseTests() {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.integration.test.ts'))
      .map((file) => path.posix.join(room, file.replaceAll(path.sep, '/'))),
  )
  const imports = await importsOf(files)
  const users = importersOf(
    imports,
    [...imports.keys()].filter((file) => file.startsWith(DATABASE)),
  )
  return files.filter((file) => users.has(file))
}
