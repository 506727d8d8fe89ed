import type { Pool, PoolClient } from 'pg'

const ignore = (): void => undefined

/** All of the work or none of it: what it rejects with is passed on, and nothing of it stays. */
export const inTransaction = async <T>(db: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await db.connect()
  // A connection that is lost says so twice: by the statement that fails, and as an event that ends who does not hear it.
  client.on('error', ignore)
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
    client.off('error', ignore)
  }
}
