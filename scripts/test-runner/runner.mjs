import { rmSync } from 'node:fs'
import { bundleTests } from './bundle-tests.mjs'
import { longFirst } from './long-tests.mjs'
import { TestProcess } from './test-process.mjs'

/**
 * Runs Jest's tests in a few plain Node processes, from bundles: a process loads each package and each of our modules once
 * (docs/decisions/0023).
 */
export default class ProcessRunner {
  constructor(globalConfig) {
    this.globalConfig = globalConfig
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const { folder, bundleOf } = await bundleTests(tests.map(({ path }) => path))
    const waiting = longFirst(tests)
    const work = async () => {
      const process = new TestProcess()
      for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) {
        await onStart(test)
        const { path: file, context } = test
        const request = { file, bundle: bundleOf(file), globalConfig: this.globalConfig, config: context.config }
        await process.run(request).then(
          (result) => onResult(test, result),
          (error) => onFailure(test, { message: error.message, stack: error.stack }),
        )
      }
      process.end()
    }
    try {
      await Promise.all(Array.from({ length: Math.min(this.globalConfig.maxWorkers, tests.length) }, work))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
