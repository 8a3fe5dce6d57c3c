/** `node scripts/tool.mjs NAME …`: bundles tools/NAME/main.ts and runs it with the words after its name; its head comment describes them. */
import { bundleTool } from './steps/bundle.mjs'
import { run } from './steps/run.mjs'

const [name, ...words] = process.argv.slice(2)
await bundleTool(name)
process.exitCode = await run(process.execPath, [`dist/tools/${name}.mjs`, ...words])
