import { defineConfig } from '@playwright/test'
import { clockEnvironment } from './scripts/testing/clock.mjs'

// Passes the clock of the run on to Playwright's workers.
Object.assign(process.env, clockEnvironment())

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  // The accepted pictures of `looks.e2e.ts` are for every system, since the comparison is coarse.
  snapshotPathTemplate: 'tests/looks/{arg}{ext}',
  updateSnapshots: process.env['ACCEPT_LOOKS'] ? 'all' : 'none',
  // Tests are independent, so they run side by side (docs/testing.md).
  fullyParallel: true,
  // A third keeps both processors busy while two wait for an answer.
  workers: 3,
  // A test that passes only on its second attempt is listed with the trace of the first.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine is slow, not wrong: only what never finishes should fail here.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // `npm test` sets this variable to read the report itself.
  reporter: [['./tests/e2e/reporter.ts'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    locale: 'en-AU',
    // Shorter than a test's time, so that the error names the element that was waited for.
    actionTimeout: 120_000,
    timezoneId: 'Australia/Melbourne',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
