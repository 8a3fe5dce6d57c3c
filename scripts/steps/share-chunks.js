import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where the line begins by which alone two copies differ. */
const MAP_LINE = '//# sourceMappingURL='

/**
 * Makes the built server store once what Turbopack repeats in a chunk of each route: the first by name stays, and the
 * others only re-export it. A chunk is a list of modules that the runtime reads, so every route gets the same modules
 * as before; but they are compiled once, while forty copies took two seconds of each start and the memory of their
 * sources (https://github.com/vercel/next.js/pull/94961 explains why they exist). The lists of what a route needs are
 * updated.
 *
 * @param {string} server the build's folder `server`
 * @returns {Promise<number>} how many chunks re-export another
 */
export async function shareChunks(server) {
  const folder = path.join(server, 'chunks')
  if (!existsSync(folder)) return 0
  const keptBy = new Map()
  const firsts = new Map()
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.js')).sort()) {
    const hash = createHash('sha256').update(withoutMapLine(await readFile(path.join(folder, name), 'utf8')))
    const digest = hash.digest('hex')
    const first = firsts.get(digest)
    if (first === undefined) firsts.set(digest, name)
    else keptBy.set(name, first)
  }
  for (const [name, first] of keptBy) {
    await writeFile(path.join(folder, name), `module.exports = require(${JSON.stringify(`./${first}`)})\n`)
    await rm(path.join(folder, `${name}.map`), { force: true })
  }
  await keepTracesTrue(server, keptBy)
  return keptBy.size
}

function withoutMapLine(text) {
  const at = text.lastIndexOf(MAP_LINE)
  return at < 0 ? text : text.slice(0, at)
}

/** Platforms that run each route separately copy the files in its trace. */
async function keepTracesTrue(server, keptBy) {
  if (keptBy.size === 0) return
  const traces = (await readdir(server, { recursive: true })).filter((file) => file.endsWith('.nft.json'))
  for (const trace of traces) {
    const file = path.join(server, trace)
    const content = JSON.parse(await readFile(file, 'utf8'))
    const files = new Set(content.files)
    for (const named of content.files) {
      const first = keptBy.get(path.basename(named))
      if (first === undefined || !path.dirname(named).endsWith('chunks')) continue
      files.add(path.posix.join(path.posix.dirname(named), first))
    }
    if (files.size > content.files.length) await writeFile(file, JSON.stringify({ ...content, files: [...files] }))
  }
}
