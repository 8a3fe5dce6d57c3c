import { SourceMap } from 'node:module'
import path from 'node:path'
import { mapOfTest } from './bundle-tests.mjs'

/** Returns a function that replaces places in a test file's bundle, as stack traces name them, by places in the source. */
export async function placesInSources(file, bundle) {
  const map = new SourceMap(await mapOfTest(file))
  const name = path.basename(bundle).replaceAll('.', '\\.')
  const place = new RegExp(`[^\\s()]*\\.cache/tests/[^\\s():]*${name}:(\\d+):(\\d+)`, 'g')
  return (text) =>
    text?.replace(place, (found, line, column) => {
      const { originalSource, originalLine, originalColumn } = map.findEntry(Number(line) - 1, Number(column) - 1)
      if (originalSource === undefined) return found
      // As in the folder of the bundles, where the map would be.
      const folder = path.dirname(path.resolve('.cache/tests', path.relative(process.cwd(), file)))
      const source = path.relative(process.cwd(), path.resolve(folder, originalSource))
      return `${source}:${originalLine + 1}:${originalColumn + 1}`
    })
}
