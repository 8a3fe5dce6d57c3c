import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

/**
 * Sets the variables of a folder's `.env`; those that are set already stay as they are. Next does the same for itself and for nothing
 * else: this is for the processes that Node alone runs, so that the set-up and the workers see what the server sees.
 */
export function loadEnvFile(folder = process.cwd(), variables = process.env) {
  const file = path.join(folder, '.env')
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) variables[name] ??= value
}
