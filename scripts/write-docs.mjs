/** `npm run docs`: writes what the pages of `docs/` take from the source, between its marks. */
import { writeFileSync } from 'node:fs'
import { generatedPages } from './docs/generated-pages.js'

for (const [page, content] of generatedPages()) writeFileSync(page, content)
