/** `npm run test:security`: what must hold against whoever means harm, at full size; the results go into `docs/proof.md`. */
import { prove } from './proof/prove.mjs'

await prove('security')
