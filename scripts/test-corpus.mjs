/**
 * `npm run test:corpus`: the tests that read files by other people, with all of the files: templates are merged for three rows and
 * compared with their single documents, tables are compared with another reader's, hostile files are offered to every route.
 */
import { prepareBundles } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'

await prepareBundles()
await ensureSystemPackages()
process.exit(await run(process.execPath, ['scripts/jest.mjs', 'corpus'], { env: { ACTUM_CORPUS_ALL: '1' } }))
