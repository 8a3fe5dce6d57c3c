import { expect, test } from '@jest/globals'
import { run } from './run.mjs'

test('what a command starts has its niceness', async () => {
  let printed = ''
  const inner = "process.stdout.write(String(require('node:os').getPriority()))"
  const outer = `process.stdout.write(require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(inner)}]))`
  const capture = (text: string) => (printed += text)
  expect(await run(process.execPath, ['-e', outer], { capture, niceness: 7 })).toBe(0)
  expect(printed).toBe('7')
})
