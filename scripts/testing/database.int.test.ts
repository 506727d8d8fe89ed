import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations } from '@/migrations'
import { migrate } from '../lib/migrate'
import { createTestDatabase, type TestDatabase } from './database'

let one: TestDatabase
let other: TestDatabase

beforeAll(async () => {
  one = await createTestDatabase()
  other = await createTestDatabase()
})
afterAll(async () => {
  await one.drop()
  await other.drop()
})

test('a test database is fully migrated', async () => {
  expect(await migrate(one.url, migrations)).toEqual([])
  const { rows } = await one.pool.query('select name from payload_migrations order by name')
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
})

test('two test databases are independent of each other', async () => {
  await one.pool.query('create table mark (n int)')
  const { rows } = await other.pool.query("select to_regclass('mark') as found")
  expect(rows).toEqual([{ found: null }])
})

test('the server stores text as UTF-8', async () => {
  const { rows } = await one.pool.query("select current_setting('server_encoding') as encoding, upper('é') as upper")
  expect(rows).toEqual([{ encoding: 'UTF8', upper: 'É' }])
})
