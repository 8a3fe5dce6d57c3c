import { transform } from 'esbuild'
import istanbulCoverage from 'istanbul-lib-coverage'
import { createInstrumenter } from 'istanbul-lib-instrument'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where test processes leave what they have counted, or undefined when coverage isn't measured (`npm run coverage`). */
export const COVERAGE = process.env.ACTUM_COVERAGE

const NOT_MEASURED = /\.test\.ts$|[\\/]test-support[\\/]|[\\/]generated[\\/]/

/** An esbuild plugin that has the code of `lib/` count which of its lines and branches run. */
export const countsRuns = {
  name: 'counts-runs',
  setup({ onLoad }) {
    const measured = `${path.resolve('lib')}${path.sep}`
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (!file.startsWith(measured) || NOT_MEASURED.test(file)) return undefined
      const { code, map } = await transform(readFileSync(file, 'utf8'), {
        loader: 'ts',
        format: 'esm',
        target: 'node20',
        sourcemap: 'external',
        sourcefile: file,
      })
      const instrumenter = createInstrumenter({ esModules: true, compact: true })
      return { contents: instrumenter.instrumentSync(code, file, JSON.parse(map)), loader: 'js' }
    })
  },
}

/** Saves what this process has counted; `name` distinguishes its files from those of others. */
export function saveCounts(name) {
  if (COVERAGE === undefined || globalThis.__coverage__ === undefined) return
  mkdirSync(COVERAGE, { recursive: true })
  writeFileSync(path.join(COVERAGE, `${name}.json`), JSON.stringify(globalThis.__coverage__))
}

/** Returns the percentages of lines and branches of `lib/` that ran. */
export function coverageOf(folder) {
  const map = istanbulCoverage.createCoverageMap({})
  for (const file of readdirSync(folder)) map.merge(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  const { lines, branches } = map.getCoverageSummary()
  return { lines: lines.pct, branches: branches.pct, files: map.files().length }
}
