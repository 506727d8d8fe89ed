import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  // Every test makes what it needs, so files and tests are free to run side by side.
  fullyParallel: true,
  workers: 2,
  // Two cores draw pictures, serve and browse at once: what fails is tried once more, and listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { trace: 'on-first-retry', locale: 'en-AU', timezoneId: 'Australia/Melbourne' },
})
