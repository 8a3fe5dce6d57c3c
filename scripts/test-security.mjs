/** `npm run test:security`: runs the security checks at full size and writes the results to `docs/proof.md`. */
import { prove } from './proof/prove.mjs'

await prove('security')
