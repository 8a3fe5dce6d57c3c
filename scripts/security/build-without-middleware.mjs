import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../steps/run.mjs'
import { hashOf, whenStale } from '../steps/stale.mjs'

/** What Next builds of and the server runs by, except for `middleware.ts`. */
const NEEDED = [
  'app',
  'components',
  'lib',
  'messages',
  'prisma',
  'public',
  'samples',
  'scripts',
  'instrumentation.ts',
  'next.config.ts',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
]

/** What a screen names by its path, not as a package: it is looked for in the folder itself. */
const FACES = 'node_modules/@fontsource-variable/golos-text'

/** Turbopack looks for a middleware in the folders above as well, until it finds one. This one is never asked. */
const NO_MIDDLEWARE = `export function middleware() {}\nexport const config = { matcher: '/no-page-has-this-name' }\n`

/**
 * Builds the application without its middleware, in its own folder inside the checkout, so that packages are found where
 * they are and the checkout's own build stays.
 *
 * @param {string} folder
 */
export async function buildWithoutMiddleware(folder) {
  await whenStale({ stamp: `${folder}/.built`, hash: hashOf(NEEDED), result: `${folder}/.next/BUILD_ID` }, async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const place of NEEDED) {
      cpSync(place, path.join(folder, place), { recursive: true, filter: (source) => !/\.test\.tsx?$/.test(source) })
    }
    cpSync(FACES, path.join(folder, FACES), { recursive: true })
    writeFileSync(path.join(folder, 'middleware.ts'), NO_MIDDLEWARE)
    for (const bundle of readdirSync('dist').filter((name) => name.endsWith('.mjs'))) {
      cpSync(path.join('dist', bundle), path.join(folder, 'dist', bundle))
    }
    const next = path.resolve('node_modules/next/dist/bin/next')
    const code = await run(process.execPath, [next, 'build', folder], {
      env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    })
    if (code !== 0) throw new Error('The application could not be built without its middleware.')
  })
}
