import { defineConfig } from 'playwright/test'
import { chromium } from '../../scripts/steps/system-packages.mjs'

const executablePath = chromium()

/** Browser tests against the simulated function platform that `npm run test:platform` starts. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.platform.ts',
  outputDir: '../../test-results/platform',
  // Each journey breaks the platform in its own way.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['ACTUM_PLATFORM'] ?? '',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
})
