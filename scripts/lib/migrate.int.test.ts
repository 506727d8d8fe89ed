import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '@/migrations'
import { createTestDatabase, type TestDatabase } from '../testing/database'
import { migrate, type Migration } from './migrate'
import { OperatorError } from './log.mjs'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

/** Applies these after the migrations that the database has. */
const migrateTo = (steps: readonly Migration[]): Promise<string[]> => migrate(database.url, [...migrations, ...steps])

const createMigration = (name: string, statement: string): Migration => ({
  name,
  up: async ({ db }) => {
    await db.execute(sql.raw(statement))
  },
})

test('two processes at once apply each migration once', async () => {
  const steps = [
    createMigration('a', 'create table a (n int)'),
    createMigration('b', 'alter table a add column m int; select pg_sleep(0.2)'),
  ]
  const done = await Promise.all([1, 2, 3].map(() => migrateTo(steps)))
  expect(done.flat().sort()).toEqual(['a', 'b'])
})

test('a failed migration is rolled back, and the ones before it stay', async () => {
  const steps = [
    createMigration('c', 'create table c (n int)'),
    createMigration('d', 'create table d (n int); select 1 / 0'),
  ]
  await expect(migrateTo(steps)).rejects.toThrow('Migration d failed and was undone')
  const { rows } = await database.pool.query("select to_regclass('c') is not null as c, to_regclass('d') is null as d")
  expect(rows).toEqual([{ c: true, d: true }])
  expect(await migrateTo([steps[0]!])).toEqual([])
})

test('migrations run together share a batch, later ones get the next', async () => {
  await migrateTo([createMigration('e', 'select 1'), createMigration('f', 'select 1')])
  await migrateTo([
    createMigration('e', 'select 1'),
    createMigration('f', 'select 1'),
    createMigration('g', 'select 1'),
  ])
  const { rows } = await database.pool.query<{ name: string; batch: string }>(
    "select name, batch from payload_migrations where name in ('e', 'f', 'g') order by name",
  )
  const [e, f, g] = rows.map(({ batch }) => Number(batch))
  expect(f).toBe(e)
  expect(g).toBe(Number(e) + 1)
})

test('a database with a migration of a newer release is left as it is', async () => {
  await migrateTo([createMigration('h', 'create table h (n int)')])
  expect(await migrateTo([])).toEqual([])
})

describe('a database with a migration that no longer exists', () => {
  const removed = '20200101_000000_removed'
  beforeEach(async () => {
    await database.pool.query('insert into payload_migrations (id, name, batch) values (gen_random_uuid(), $1, 1)', [
      removed,
    ])
  })

  test('is refused, in words that say how to begin anew', async () => {
    const refusal = await migrateTo([]).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(OperatorError)
    const { message } = refusal as OperatorError
    expect(message).toContain(`is from an earlier development version. It has the migration ${removed}`)
    expect(message).toContain('stop it, remove the folder .data (or DATA_DIR)')
    expect(message).toContain('with DATABASE_URL: set it to an empty database')
  })

  test('is not changed, although newer migrations are missing', async () => {
    const applied = async () => (await database.pool.query('select * from payload_migrations order by id')).rows
    const before = await applied()
    await expect(migrateTo([createMigration('i', 'create table i (n int)')])).rejects.toThrow(OperatorError)
    expect(await applied()).toEqual(before)
    const { rows } = await database.pool.query("select to_regclass('i') is null as absent")
    expect(rows).toEqual([{ absent: true }])
  })
})
