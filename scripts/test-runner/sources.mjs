import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'

/**
 * Returns a function that replaces places in a bundle, as stack traces name them, by places in the source. The map is read at the first
 * failure: with `--enable-source-maps` Node would read those of all bundles, which takes longer than most tests.
 */
export function placesInSources(bundle) {
  let map
  const name = path.basename(bundle).replaceAll('.', '\\.')
  const place = new RegExp(`[^\\s()]*\\.cache/tests/[^\\s():]*${name}:(\\d+):(\\d+)`, 'g')
  return (text) =>
    text?.replace(place, (found, line, column) => {
      map ??= new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')))
      const { originalSource, originalLine, originalColumn } = map.findEntry(Number(line) - 1, Number(column) - 1)
      if (originalSource === undefined) return found
      const source = path.relative(process.cwd(), path.resolve(path.dirname(bundle), originalSource))
      return `${source}:${originalLine + 1}:${originalColumn + 1}`
    })
}
