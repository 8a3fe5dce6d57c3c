import { defineConfig } from 'playwright/test'
import { chromium } from './scripts/steps/system-packages.mjs'

const PORT = Number(process.env['ACTUM_E2E_PORT'] ?? 3110)
const WORKERS = 2
const executablePath = chromium()

/** Browser tests against the production build: a server and a data folder for each worker. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  workers: WORKERS,
  ...(process.env['ACTUM_E2E'] === 'journeys' && { grep: /@journey/ }),
  // On a busy machine one wait of many may be too short; what passes only at the second try is counted and said apart.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  // What a run or a look at a file brings takes its time on a busy machine; who waits for less sees less.
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    // So that what waits for good says what it waited for, before its test's time is over.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording every test costs a third of its time. A failure at a desk is run again with `--trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node scripts/steps/test-servers.mjs ${Array.from({ length: WORKERS }, (_, worker) => PORT + worker).join(' ')}`,
    env: {
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      // All tests come from one address, and many share one account.
      ACTUM_RATE_LIMITS: 'registration=500/3600, login-address=500/900, forgotten-address=200/3600, documents=600/60',
    },
    wait: { stdout: /The servers answer/ },
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
