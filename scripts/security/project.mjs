import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const FOLDER = 'dist/security'

/** What the checks take from the project's own tables: who may call which route, and the names of the rate limits. */
export async function projectTables() {
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    alias: { '@': '.' },
    logLevel: 'warning',
    entryPoints: { routes: 'app/api/authorisation/routes.ts', limits: 'lib/http/rate-limit-table.ts' },
  })
  const load = (name) => import(pathToFileURL(path.resolve(FOLDER, `${name}.mjs`)).href)
  const [{ ROUTES }, { RATE_LIMITS }] = await Promise.all([load('routes'), load('limits')])
  return { routes: ROUTES, limits: Object.values(RATE_LIMITS).map(({ name }) => name) }
}

/** The paths of the screens that need a signed-in person. */
export function signedInScreens() {
  return readdirSync('app/(signed-in)', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/\/\.$/, '/'))
}
