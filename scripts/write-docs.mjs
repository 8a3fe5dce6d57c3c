/** `npm run docs`: updates the generated parts of the pages in `docs/`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleDocs } from './steps/bundle.mjs'

await bundleDocs()
const { generatedPages } = await import(pathToFileURL(path.resolve('dist/docs/generated-pages.mjs')).href)
for (const [page, content] of await generatedPages()) writeFileSync(page, content)
