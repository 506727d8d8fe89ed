import { cpus } from 'node:os'
import { runInParallel } from './stages.mjs'

/** The checks of `npm run verify`, longest first, so that two processors stay busy to the end. */
const checks = [
  { name: 'lint', tool: 'oxlint', args: ['--type-aware', '--deny-warnings', '.'] },
  // TypeScript's native compiler. Lint and boundaries still need the API of the version before.
  { name: 'types', tool: 'tsc', package: 'typescript-7', args: ['--noEmit'] },
  { name: 'unit tests', tool: 'vitest', args: ['run', '--project', 'unit', '--passWithNoTests'], counts: 'vitest' },
  {
    name: 'format',
    tool: 'prettier',
    args: [
      ...['--check', '.', '--log-level', 'warn'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.data/cache/prettier'],
    ],
  },
  {
    name: 'boundaries',
    tool: 'depcruise',
    args: [
      ...['src', 'tenants', 'collections', 'globals', 'scripts', 'payload.config.ts', 'server.mjs'],
      ...['--config', '.dependency-cruiser.cjs'],
      ...['--cache', '.data/cache/boundaries', '--cache-strategy', 'content'],
    ],
  },
  { name: 'dead code', tool: 'knip', args: ['--no-progress', '--cache', '--cache-location', '.data/cache/dead-code'] },
]

/** Runs format, types, lint, boundaries, dead code and unit tests. */
export const verify = () =>
  runInParallel(
    checks.map((check) => ({ ...check, buffered: true })),
    Math.min(2, cpus().length),
  )
