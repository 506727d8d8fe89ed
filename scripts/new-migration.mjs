/**
 * `npm run migration -- NAME`: creates the migration for the current collections, in the form that this project compiles:
 * Payload's generator imports its types as values and lists arguments it does not use. It compares the collections with
 * the newest snapshot in `migrations`, so it needs no database.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { install } from './lib/install.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { OperatorError, logLine, runMain } from './lib/log.mjs'

const folder = inRoot('migrations')

const migrationNames = () =>
  readdirSync(folder)
    .filter((file) => /^\d+_\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()

/** Runs Payload's generator. Returns the name of the new migration, or undefined when the collections need none. */
const generate = (name) => {
  const before = new Set(migrationNames())
  // Reading the configuration takes an environment, but the generator neither connects to a database nor signs anything.
  const env = {
    ...process.env,
    MODE: 'demo',
    PAYLOAD_SECRET: 'only-for-the-generator-of-migrations',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=production`.trim(),
  }
  const args = [inRoot('node_modules/payload/bin.js'), 'migrate:create', name, '--skip-empty']
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) throw new OperatorError('Payload could not generate the migration.')
  return migrationNames().find((one) => !before.has(one))
}

const rewrite = (migration) => {
  const file = path.join(folder, `${migration}.ts`)
  const source = readFileSync(file, 'utf8')
    .replace(/^import .*$/m, "import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'")
    .replaceAll('{ db, payload, req }', '{ db }')
    .replace(
      /(\n {2}await db\.execute\(sql`[\s\S]*?`\))/,
      '$1\n  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)',
    )
  writeFileSync(file, source)
}

const writeIndex = () => {
  const names = migrationNames()
  const index = [
    ...names.map((name) => `import * as m${name} from './${name}'`),
    '',
    'export const migrations = [',
    ...names.map((name) => `  { up: m${name}.up, down: m${name}.down, name: '${name}' },`),
    ']',
    '',
  ].join('\n')
  writeFileSync(path.join(folder, 'index.ts'), index)
}

const main = async () => {
  const name = process.argv[2] ?? ''
  if (!/^[a-z][a-z\d_]*$/.test(name))
    throw new OperatorError(
      'Name the migration in lowercase with underscores, such as: npm run migration -- opening_hours',
    )
  await install()
  const migration = generate(name)
  if (!migration) return logLine('The collections need no migration.')
  rewrite(migration)
  writeIndex()
  logLine(`Written: migrations/${migration}.ts`)
}

await runMain(main)
