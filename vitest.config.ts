import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { clockEnvironment } from './scripts/testing/clock.mjs'

/** See `scripts/lib/children.mjs`: without it the rich text editor's packages may never finish loading. */
const execArgv = ['--conditions=production']

const root = fileURLToPath(new URL('./', import.meta.url))

export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  test: {
    // Vite puts its own MODE ("test") into the environment; ours knows demo and production.
    env: { MODE: 'demo', ...clockEnvironment() },
    // Gives each worker the clock of the run.
    setupFiles: ['./scripts/testing/clock.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tenants,collections,globals,scripts,tests}/**/*.test.{ts,tsx}'],
          // Pure functions leave nothing behind, so the files of a worker share one start.
          isolate: false,
          pool: 'threads',
          // A busy machine is slow, not wrong: only what never ends should fail here.
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
          testTimeout: 300_000,
          hookTimeout: 300_000,
          pool: 'forks',
          execArgv,
          // A third file works while two wait for Postgres.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          // The long fault and property runs: `npm run bench`.
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
