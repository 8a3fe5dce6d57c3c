/**
 * `npm run test:reliability`: checks what happens to a running server when something fails, at full size; the results
 * go into `docs/proof.md`.
 */
import { prove } from './proof/prove.mjs'

await prove('reliability')
