import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database'
import { migrate, type Migration } from './migrate'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

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
  const results = await Promise.all([1, 2, 3].map(() => migrate(database.url, steps)))
  expect(results.flat().sort()).toEqual(['a', 'b'])
})

test('a failed migration is rolled back, and the ones before it stay', async () => {
  const steps = [
    createMigration('c', 'create table c (n int)'),
    createMigration('d', 'create table d (n int); select 1 / 0'),
  ]
  await expect(migrate(database.url, steps)).rejects.toThrow('Migration d failed and was undone')
  const { rows } = await database.pool.query("select to_regclass('c') is not null as c, to_regclass('d') is null as d")
  expect(rows).toEqual([{ c: true, d: true }])
  expect(await migrate(database.url, [steps[0]!])).toEqual([])
})

test('migrations run together share a batch, later ones get the next', async () => {
  await migrate(database.url, [createMigration('e', 'select 1'), createMigration('f', 'select 1')])
  await migrate(database.url, [createMigration('g', 'select 1')])
  const { rows } = await database.pool.query<{ name: string; batch: string }>(
    "select name, batch from payload_migrations where name in ('e', 'f', 'g') order by name",
  )
  const [e, f, g] = rows.map(({ batch }) => Number(batch))
  expect(f).toBe(e)
  expect(g).toBe(Number(e) + 1)
})
