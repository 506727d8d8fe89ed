/**
 * Creates the migration for the current collections, in the form that this project compiles: Payload's generator
 * imports its types as values and lists arguments it does not use. Usage: node scripts/new-migration.mjs NAME, with
 * DATABASE_URL of any database.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = path.join(root, 'migrations')
const name = process.argv[2] ?? 'change'
const before = new Set(readdirSync(folder))
const generator = spawnSync('npm', ['run', 'payload', '--', 'migrate:create', name, '--skip-empty'], {
  cwd: root,
  stdio: 'inherit',
})
if (generator.status !== 0) process.exit(generator.status ?? 1)

const file = readdirSync(folder).find((one) => one.endsWith('.ts') && one !== 'index.ts' && !before.has(one))
if (file) {
  const source = readFileSync(path.join(folder, file), 'utf8')
    .replace(/^import .*$/m, "import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'")
    .replaceAll('{ db, payload, req }', '{ db }')
    .replace(
      /(\n {2}await db\.execute\(sql`[\s\S]*?`\))/,
      '$1\n  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)',
    )
  writeFileSync(path.join(folder, file), source)
}

const names = readdirSync(folder)
  .filter((one) => /^\d+_\w+\.ts$/.test(one))
  .map((one) => one.slice(0, -3))
  .sort()
const index = [
  ...names.map((one) => `import * as m${one} from './${one}'`),
  '',
  'export const migrations = [',
  ...names.map((one) => `  { up: m${one}.up, down: m${one}.down, name: '${one}' },`),
  ']',
  '',
].join('\n')
writeFileSync(path.join(folder, 'index.ts'), index)
