import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** See `scripts/lib/children.mjs`: without it the rich text editor's packages may never finish loading. */
const execArgv = ['--conditions=production']

const root = fileURLToPath(new URL('./', import.meta.url))

export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  test: {
    // Vite puts its own MODE ("test") into the environment; ours knows demo and production.
    env: { MODE: 'demo' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tenants,collections,globals,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', '**/*.long.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['{src,tenants,collections,globals,scripts,tests}/**/*.int.test.ts'],
          globalSetup: ['./scripts/testing/int-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          pool: 'forks',
          execArgv,
          maxWorkers: 2,
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
