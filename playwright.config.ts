import { defineConfig } from '@playwright/test'
import { clockEnvironment } from './scripts/testing/clock.mjs'

// The workers that Playwright starts have the clock of the run.
Object.assign(process.env, clockEnvironment())

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  // No test sees what another does, so they are free to run side by side (docs/testing.md).
  fullyParallel: true,
  // A third goes on while two wait for an answer: with two, a third of both processors has nothing to do.
  workers: 3,
  // A test that passes only at its second try is listed with the evidence of the first.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine is slow, not wrong: only what never comes fails.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // `npm test` names a file for a report that it reads itself.
  reporter: [['./tests/e2e/reporter.ts'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
