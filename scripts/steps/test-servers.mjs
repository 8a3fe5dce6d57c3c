/**
 * The servers of the browser tests, started in parallel: one at each port of `ACTUM_TEST_PORTS`, which are separated by commas.
 * Prints a line when all of them answer.
 */
import { start } from './run.mjs'
import { prepareData } from './prepared-data.mjs'

const ports = (process.env.ACTUM_TEST_PORTS ?? '').split(',').map(Number)

// Once, before two of them would do it at the same time.
await prepareData('.data/e2e-0')
const servers = ports.map((port, worker) =>
  start(process.execPath, ['scripts/steps/test-server.mjs'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      ACTUM_ORIGIN: `http://localhost:${port}`,
      ACTUM_DATA: `.data/e2e-${worker}`,
    },
  }),
)
for (const server of servers) server.once('exit', (code) => process.exit(code ?? 0))

for (const port of ports) {
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 100))
}
console.log('The servers answer.')

async function answers(port) {
  const response = await fetch(`http://localhost:${port}/api/documents/health`).catch(() => null)
  return response?.ok === true
}
