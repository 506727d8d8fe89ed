import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { clockEnvironment } from './scripts/testing/clock.mjs'

/** See `scripts/lib/children.mjs`: without it the rich text editor's packages may never finish loading. */
const execArgv = ['--conditions=production']

const root = fileURLToPath(new URL('./', import.meta.url))

export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  test: {
    // Vite sets MODE to "test" in the environment; the product accepts only demo and production.
    env: { MODE: 'demo', ...clockEnvironment() },
    // Set the clock of the run and the examples of property tests in each worker.
    setupFiles: ['./scripts/testing/clock.mjs', './scripts/testing/property-seed.ts'],
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tenants,collections,globals,scripts,tests}/**/*.test.{ts,tsx}'],
          // Unit tests leave no state behind, so the files of a worker share one module registry.
          isolate: false,
          pool: 'threads',
          // A busy machine is slow, not wrong: only what never finishes should fail here.
          testTimeout: 120_000,
          exclude: ['**/*.int.test.ts', '**/*.long.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['{src,tenants,collections,globals,scripts,tests}/**/*.int.test.ts'],
          globalSetup: ['./scripts/testing/int-setup.ts'],
          setupFiles: ['./scripts/testing/quick-passwords.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          pool: 'forks',
          execArgv,
          // A third file runs while two wait for Postgres.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          // The long fault and property tests: `npm run bench`.
          name: 'long',
          include: ['{src,tenants,collections,globals,scripts,tests}/**/*.long.test.ts'],
          globalSetup: ['./scripts/testing/int-setup.ts'],
          testTimeout: 30 * 60_000,
          hookTimeout: 120_000,
          pool: 'forks',
          execArgv,
          maxWorkers: 1,
        },
      },
    ],
  },
})
