import type { Pool, PoolClient } from 'pg'

/** All of the work or none of it: what it rejects with is passed on, and nothing of it stays. */
export const inTransaction = async <T>(db: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await db.connect()
  // A connection that breaks while it is lent says so to itself, too; the query that waits is what rejects.
  const broken = (): void => undefined
  client.on('error', broken)
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.off('error', broken)
    client.release()
  }
}
