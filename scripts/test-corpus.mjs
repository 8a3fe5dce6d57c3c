/**
 * `npm run test:corpus`: what `npm test` does with a sample of the corpus, for all of it. Every template of other people that
 * can be filled is merged for three rows, and compared with its single documents; the tables of every Word file are compared with
 * another reader's.
 */
import { prepareBundles } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'

await prepareBundles()
await ensureSystemPackages()
const SUITES = ['lib/documents/generation/merge/corpus', 'lib/documents/word-tables/corpus']
process.exit(await run(process.execPath, ['scripts/jest.mjs', 'unit', ...SUITES], { env: { ACTUM_CORPUS_ALL: '1' } }))
