import { algoliasearch } from 'algoliasearch'
import { stockSettings } from '@/src/domain/stock/search-record'
import type { Pool } from 'pg'
import { createEmbeddedEngine, type EmbeddedEngine } from '../engine'
import { bundleWorker, serve, stockOf } from './engine.test-support'

export const searchKeySecret = 'a-secret'
export const adminKey = 'an-admin-key'
export const inAnHour = Math.floor(Date.now() / 1000) + 3600

export const guide = (i: number, more: object = {}) => ({
  objectID: `g${i}`,
  title: `Guide ${i} to ${i % 2 === 0 ? 'towing' : 'hybrids'}`,
  topic: i % 2 === 0 ? 'towing' : 'hybrids',
  words: i * 10,
  ...more,
})
export const guides = (count: number) => Array.from({ length: count }, (_, i) => guide(i))

const clientAt = (port: number, key = adminKey) =>
  algoliasearch('app', key, {
    hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
    // Generous, because a busy machine is slow: only a missing answer should fail.
    timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
  })

/** Starts an engine on a database behind a port, with five cars of tenant `a`, and a client for it. */
export const openWritten = async (db: Pool) => {
  const worker = await bundleWorker()
  const start = (): EmbeddedEngine =>
    createEmbeddedEngine({
      workerUrl: worker.url,
      searchKeySecret,
      adminKey,
      settings: stockSettings,
      db,
    })
  const engine = start()
  const server = await serve(engine)
  await engine.replaceSegment('a', stockOf('a', 5))
  const client = (key = adminKey, port = server.port) => clientAt(port, key)
  return {
    engine,
    workerUrl: worker.url,
    port: server.port,
    client,
    /** Starts another engine on the same database. */
    start,
    idsOf: async (indexName: string, params: object = {}, key = adminKey, port = server.port): Promise<string[]> => {
      const searchParams = { hitsPerPage: 1000, ...params }
      const { hits } = await client(key, port).searchSingleIndex({ indexName, searchParams })
      return hits.map((hit) => hit.objectID)
    },
    close: async () => {
      server.close()
      await engine.close()
      await worker.remove()
    },
  }
}
