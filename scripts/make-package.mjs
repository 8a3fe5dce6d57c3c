/** `npm run package`: builds `packages/documents`, ready for `npm pack` and with the command line as its program. */
import { writeFileSync } from 'node:fs'
import { prepareBundles } from './prepare.mjs'

await prepareBundles()
const { apiReport, buildPackage, declarations } = await import('./steps/build-package.js')
const { folder, bytes } = await buildPackage()
writeFileSync(`${folder}/api.md`, apiReport(declarations()))
console.log(`${folder}: ${(bytes / 1024 ** 2).toFixed(1)} MB`)
