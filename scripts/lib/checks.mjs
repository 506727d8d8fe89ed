import { cpus } from 'node:os'
import { sideBySide } from './stages.mjs'

/** What `npm run verify` runs, longest first: with two processors each of them is busy to the end. */
const checks = [
  { name: 'lint', tool: 'oxlint', args: ['--type-aware', '--deny-warnings', '.'] },
  // The native compiler: the lint and the boundaries still need the API of the one before.
  { name: 'types', tool: 'tsc', package: 'typescript-7', args: ['--noEmit'] },
  { name: 'unit tests', tool: 'vitest', args: ['run', '--project', 'unit', '--passWithNoTests'], counts: 'vitest' },
  {
    name: 'format',
    tool: 'prettier',
    args: ['--check', '.', '--cache', '--cache-location', '.data/cache/prettier', '--log-level', 'warn'],
  },
  {
    name: 'boundaries',
    tool: 'depcruise',
    args: ['src', 'tenants', 'collections', 'globals', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'dead code', tool: 'knip', args: ['--no-progress'] },
]

/** Format, types, lint, boundaries, dead code and unit tests. */
export const verify = () =>
  sideBySide(
    checks.map((check) => ({ ...check, buffered: true })),
    Math.min(2, cpus().length),
  )
