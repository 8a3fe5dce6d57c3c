/**
 * `npm run test:corpus`: what `npm test` does with a sample of the corpus, for all of it. Every template of other people that
 * can be filled is merged for three rows, and compared with its single documents.
 */
import { prepareBuild } from './prepare.mjs'
import { run } from './steps/run.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'

await prepareBuild()
await ensureSystemPackages()
process.exit(
  await run(process.execPath, ['scripts/jest.mjs', 'unit', 'lib/documents/generation/merge/corpus'], {
    env: { ACTUM_CORPUS_ALL: '1' },
  }),
)
