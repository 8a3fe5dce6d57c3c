/**
 * Makes a checkout ready to run, doing only what is not done yet: packages, Prisma client, bundles for Node, and with
 * `--build` the application's build. Needs nothing but Node and npm.
 */
import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { declareMessages } from './steps/declare-messages.mjs'
import { precompress } from './steps/precompress.js'
import { run } from './steps/run.mjs'
import { say, stop } from './steps/say.mjs'
import { shareChunks } from './steps/share-chunks.js'
import { hashOf, whenStale } from './steps/stale.mjs'

const OLDEST_NODE = [20, 19]

const SOURCES = [
  'lib',
  'cli',
  'messages',
  'prisma',
  'package-lock.json',
  'tsconfig.json',
  'scripts/steps/bundle.mjs',
  'scripts/steps/env-file.js',
  'scripts/admin.ts',
  'scripts/setup.ts',
  'scripts/worker.ts',
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
]

/** Goes to the project's folder, checks Node, and installs the packages of the lock file when they are not installed. */
async function preparePackages() {
  process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'))
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stop(
      `Actum needs Node ${OLDEST_NODE.join('.')} or later, and this is ${process.versions.node}. Get it from nodejs.org.`,
    )
  }
  const hash = hashOf(['package-lock.json'])
  await whenStale({ stamp: 'node_modules/.actum-installed', hash, result: 'node_modules/next' }, async () => {
    say('Installing packages (about a minute the first time) …')
    // With NODE_ENV=production npm would leave out what the build needs.
    if ((await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0) {
      stop('The packages could not be installed. Is the npm registry reachable? `npm ci` says more.')
    }
  })
}

/** Everything that Node itself runs: the Prisma client, the document process, the set-up and the command line. */
export async function prepareBundles() {
  await preparePackages()
  declareMessages()
  await whenStale(
    {
      stamp: 'lib/db/generated/.stamp',
      hash: hashOf(['prisma/schema.prisma', 'package-lock.json']),
      result: 'lib/db/generated/client.ts',
    },
    async () => {
      say('Generating the database client …')
      let output = ''
      // Without the variable even `generate` tries to download an engine that it does not use.
      const code = await run(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
        env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
        capture: (text) => (output += text),
      })
      if (code !== 0) stop(`The database client could not be generated:\n${output}`)
    },
  )
  await whenStale({ stamp: 'dist/.stamp', hash: hashOf(SOURCES), result: 'dist/child.mjs' }, async () => {
    say('Bundling the document process and the command line …')
    const { bundle } = await import('./steps/bundle.mjs')
    await bundle()
  })
}

/** The sample files where the browser can fetch them. */
export function copySamples() {
  if (!existsSync('samples')) return
  rmSync('public/samples', { recursive: true, force: true })
  cpSync('samples', 'public/samples', { recursive: true, filter: (source) => !source.endsWith('.ts') })
}

/** All of it, and the application built for production. */
export async function prepareBuild() {
  await prepareBundles()
  // Before the hash, which knows what is in `public`.
  copySamples()
  // The same sources are built in another way where the environment asks for it (next.config.ts).
  const hash = `${hashOf([...SOURCES, ...APP_SOURCES])} ${process.env.ACTUM_BUILD ?? ''}`
  await whenStale({ stamp: '.next/.actum-stamp', hash, result: '.next/BUILD_ID' }, async () => {
    say('Building the application …')
    const code = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    })
    if (code !== 0) stop('The application could not be built. What went wrong stands above.')
    await precompress('.next/static')
    for (const server of ['.next/server', '.next/standalone/.next/server']) await shareChunks(server)
  })
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await (process.argv.includes('--build') ? prepareBuild() : prepareBundles())
  say('Ready.')
}
