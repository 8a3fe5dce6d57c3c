/**
 * Makes a checkout ready to run, doing only what is not done yet: packages, bundles for Node, and with `--build` the
 * application's build. Needs nothing but Node and npm.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { declareMessages } from './steps/declare-messages.mjs'
import { writeThirdPartyNotices } from './steps/licences.js'
import { listRoutes } from './steps/list-routes.mjs'
import { precompress } from './steps/precompress.js'
import { run } from './steps/run.mjs'
import { say, stage, stop } from './steps/say.mjs'
import { shareChunks } from './steps/share-chunks.js'
import { hashOf, whenStale } from './steps/stale.mjs'
import { trimTraces } from './steps/trim-traces.js'

const OLDEST_NODE = [20, 19]

/** Which packages are installed: the lock file's hash, and `production` or `all`. */
const PACKAGES = 'node_modules/.actum-packages'

const SOURCES = [
  'lib',
  'cli',
  'messages',
  // The command line offers pages to agents.
  'docs/command-line.md',
  'docs/coming-from-other-programs.md',
  'docs/doses.md',
  'docs/generating.md',
  'docs/tables.md',
  'prisma',
  'package-lock.json',
  'tsconfig.json',
  'scripts/steps/bundle.mjs',
  'scripts/steps/env-file.js',
  'scripts/admin.ts',
  'scripts/setup.ts',
  'scripts/worker.ts',
  'tools/local-paddle',
]
const APP_SOURCES = [
  'app',
  'components',
  'public',
  'samples',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'scripts/steps/precompress.js',
  'scripts/steps/share-chunks.js',
  'scripts/steps/trim-traces.js',
]

/** Goes to the project's folder, checks Node, and installs the packages of the lock file when they are not installed. */
async function preparePackages(production) {
  process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'))
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stop(
      `Actum needs Node ${OLDEST_NODE.join('.')} or later, and this is ${process.versions.node}. Get it from nodejs.org.`,
    )
  }
  const hash = hashOf(['package-lock.json'])
  const installed = existsSync(PACKAGES) ? readFileSync(PACKAGES, 'utf8') : ''
  const enough = production ? [`${hash} production`, `${hash} all`] : [`${hash} all`]
  if (enough.includes(installed) && existsSync('node_modules/next')) return
  // A platform or an image runs `npm ci` itself, before our build.
  if (areInstalled(production)) return
  const which = production ? ['--omit=dev'] : ['--include=dev']
  await stage(`Installing packages${production ? '' : ' for tests'}`, () =>
    quietly(
      'npm',
      ['ci', ...which, '--no-audit', '--no-fund', '--loglevel=error'],
      'The packages could not be installed. Is the npm registry reachable? `npm ci` says more.',
    ),
  )
  if (production) removeSourceMaps('node_modules')
  writeFileSync(PACKAGES, `${hash} ${production ? 'production' : 'all'}`)
}

/** Returns whether npm has installed exactly what the lock file lists; npm keeps its own list in `node_modules`. */
function areInstalled(production) {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const found = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(
    ([place, { version, dev, optional, devOptional }]) =>
      place === '' || optional || devOptional || (production && dev) || found[place]?.version === version,
  )
}

/** Source maps of packages are a fifth of their size, and none of our programs reads them. */
function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) removeSourceMaps(place)
    else if (entry.name.endsWith('.map')) rmSync(place)
  }
}

/** Runs a command whose output matters only when it fails. */
async function quietly(command, args, failure, env = {}) {
  let printed = ''
  const code = await run(command, args, { env, capture: (text) => (printed += text) })
  if (code !== 0) stop(`${printed}\n${failure}`)
}

/**
 * Everything that Node itself runs: the document process, the set-up and the command line.
 *
 * @param {{ production?: boolean }} [options] `production`: packages that only development needs may be missing
 */
export async function prepareBundles({ production = false } = {}) {
  await preparePackages(production)
  declareMessages()
  listRoutes()
  await whenStale({ stamp: 'dist/.stamp', hash: hashOf(SOURCES), result: 'dist/child.mjs' }, () =>
    stage('Bundling the document process and the command line', async () => {
      const { bundle } = await import('./steps/bundle.mjs')
      await bundle()
    }),
  )
}

/**
 * What runs in the browser alongside the pages: the engines of private mode and the service worker that keeps it
 * available offline.
 */
export async function prepareEngines() {
  const hash = hashOf([
    ...SOURCES,
    'app',
    'components',
    'samples',
    'next.config.ts',
    'scripts/steps/bundle-engines.mjs',
    'scripts/steps/engine-messages.mjs',
    'scripts/steps/join-engine.mjs',
  ])
  await whenStale({ stamp: 'dist/.engines-stamp', hash, result: 'public/sw.js' }, () =>
    stage('Bundling private mode', async () => {
      const { bundleEngines, bundleServiceWorker } = await import('./steps/bundle-engines.mjs')
      await bundleEngines()
      await bundleServiceWorker(hash.slice(0, 16))
    }),
  )
}

/** The sample files where the browser can fetch them. */
export function copySamples() {
  if (!existsSync('samples')) return
  rmSync('public/samples', { recursive: true, force: true })
  cpSync('samples', 'public/samples', { recursive: true, filter: (source) => !source.endsWith('.ts') })
}

/** All of it, and the application built for production. */
export async function prepareBuild(options) {
  await prepareBundles(options)
  // Before the hash, which includes `public`.
  copySamples()
  writeThirdPartyNotices()
  await prepareEngines()
  // The same sources are built in another way where the environment asks for it (next.config.ts).
  const hash = `${hashOf([...SOURCES, ...APP_SOURCES])} ${process.env.ACTUM_BUILD ?? ''} ${process.env.VERCEL === undefined ? '' : 'platform'}`
  await whenStale({ stamp: '.next/.actum-stamp', hash, result: '.next/BUILD_ID' }, () =>
    stage('Building the application', async () => {
      await quietly(
        process.execPath,
        ['node_modules/next/dist/bin/next', 'build'],
        'The application could not be built. The reason is above.',
        { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      )
      await precompress('.next/static')
      for (const server of ['.next/server', '.next/standalone/.next/server']) await shareChunks(server)
      await trimTraces('.next', { platform: process.env.VERCEL !== undefined })
    }),
  )
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const production = process.argv.includes('--production')
  await (process.argv.includes('--build') ? prepareBuild({ production }) : prepareBundles({ production }))
  say('Ready.')
}
