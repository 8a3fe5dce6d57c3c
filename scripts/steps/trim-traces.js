import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Sources and tests: what of them runs is in `.next/server` and `dist`. */
const SOURCES = ['.ci', 'app', 'bench', 'cli', 'components', 'docs', 'e2e', 'lib', 'scripts', 'tools']
/** A platform for functions has PostgreSQL; elsewhere a folder may run on the embedded database. */
const EMBEDDED_DATABASE = ['node_modules/@electric-sql', 'node_modules/pglite-prisma-adapter']

/** The only program that the server itself starts; the others belong to the checkout. */
const CHILD = 'dist/child.mjs'

const isRootFile = (place) => /^[^/]*\.(ts|mjs|md)$/.test(place)

/**
 * Removes from a build's traces what no route needs. A path that is only known at run time makes Next's tracer include
 * the whole checkout, and Next's own `outputFileTracingExcludes` doesn't apply to the trace of `instrumentation.ts`.
 *
 * @param {string} build Next's folder, `.next`
 * @param {{ platform: boolean }} options `platform`: the build is for functions
 */
export async function trimTraces(build, { platform }) {
  const server = path.join(build, 'server')
  const root = path.dirname(path.resolve(build))
  const folders = [...SOURCES, ...(platform ? EMBEDDED_DATABASE : [])]
  const isUnneeded = (file) => {
    const place = path.relative(root, file).split(path.sep).join('/')
    const isOtherProgram = place.startsWith('dist/') && place !== CHILD
    return isOtherProgram || folders.some((folder) => place.startsWith(`${folder}/`)) || isRootFile(place)
  }
  for (const trace of await tracesIn(server)) {
    const content = JSON.parse(await readFile(trace, 'utf8'))
    const files = content.files.filter((file) => !isUnneeded(path.resolve(path.dirname(trace), file)))
    if (files.length < content.files.length) await writeFile(trace, JSON.stringify({ ...content, files }))
  }
  const standalone = path.join(build, 'standalone')
  if (!existsSync(standalone)) return
  // Turbopack refers to packages outside a route's chunks with links in a separate folder.
  const linked = platform ? await linksTo(path.join(standalone, '.next/node_modules'), EMBEDDED_DATABASE) : []
  for (const place of [...folders.map((folder) => path.join(standalone, folder)), ...linked]) {
    await rm(place, { recursive: true, force: true })
  }
  for (const name of await readdir(standalone)) if (isRootFile(name)) await rm(path.join(standalone, name))
  const programs = path.join(standalone, 'dist')
  if (!existsSync(programs)) return
  for (const name of await readdir(programs)) {
    if (`dist/${name}` !== CHILD) await rm(path.join(programs, name), { recursive: true })
  }
}

async function tracesIn(folder) {
  if (!existsSync(folder)) return []
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith('.nft.json')).map((file) => path.join(folder, file))
}

async function linksTo(folder, packages) {
  if (!existsSync(folder)) return []
  const names = packages.map((each) => each.slice('node_modules/'.length))
  const found = await readdir(folder, { recursive: true })
  return found
    .filter((place) =>
      names.some((name) => place === name || place.startsWith(`${name}/`) || place.startsWith(`${name}-`)),
    )
    .map((place) => path.join(folder, place))
}
