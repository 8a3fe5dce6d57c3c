import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A place in a bundle, as stack traces name it. */
const PLACE = /(?:file:\/\/)?[^\s():]*\.cache\/tests\/[^\s():]+\.mjs:\d+:\d+/g

/** Returns a text with places in the test files' bundles replaced by places in our sources. */
export function withSources(text) {
  const maps = new Map()
  return text?.replace(PLACE, (found) => {
    const [, place, line, column] = found.match(/^(.*):(\d+):(\d+)$/)
    const bundle = place.startsWith('file:') ? fileURLToPath(place) : place
    if (!maps.has(bundle)) maps.set(bundle, new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8'))))
    const { originalSource, originalLine, originalColumn } = maps
      .get(bundle)
      .findEntry(Number(line) - 1, Number(column) - 1)
    if (originalSource === undefined) return found
    const source = path.relative('.', path.resolve(path.dirname(bundle), originalSource))
    return `${source}:${originalLine + 1}:${originalColumn + 1}`
  })
}
