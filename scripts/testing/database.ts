import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { withClient } from '../lib/postgres/cluster.mjs'

export type TestDatabase = {
  /** Connection string of the copy. */
  readonly url: string
  readonly pool: pg.Pool
  /** Closes the pool and removes the database, whoever else is still connected. */
  readonly drop: () => Promise<void>
}

/** A database of its own for one test file: a copy of the migrated template, empty of rows. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const { url: server, template } = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(server, (client: pg.Client) => client.query(`create database ${name} template ${template}`))
  const at = new URL(server)
  at.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: at.href, max: 10 })
  pool.on('error', () => {
    // An idle connection that a test killed; without a listener it would end the test run.
  })
  return {
    url: at.href,
    pool,
    drop: async () => {
      await pool.end()
      await withClient(server, (client: pg.Client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}
