import { algoliasearch } from 'algoliasearch'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import type { Pool } from 'pg'
import { createEmbeddedEngine, type EmbeddedEngine } from '../engine'
import { bundleWorker, startServer, createStock } from './engine.test-support'

export const SEARCH_KEY_SECRET = 'a-secret'
export const ADMIN_KEY = 'an-admin-key'
export const inAnHour = Math.floor(Date.now() / 1000) + 3600

export const createGuide = (i: number, more: object = {}) => ({
  objectID: `g${i}`,
  title: `Guide ${i} to ${i % 2 === 0 ? 'towing' : 'hybrids'}`,
  topic: i % 2 === 0 ? 'towing' : 'hybrids',
  words: i * 10,
  ...more,
})
export const createGuides = (count: number) => Array.from({ length: count }, (_, i) => createGuide(i))

const createClient = (port: number, key = ADMIN_KEY) =>
  algoliasearch('app', key, {
    hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
    // Generous, because a busy machine is slow: only a missing answer should fail.
    timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
  })

/** Starts an engine on a database behind a port, with five cars of tenant `a`, and a client for it. */
export const startEngine = async (db: Pool) => {
  const worker = await bundleWorker()
  const start = (): EmbeddedEngine =>
    createEmbeddedEngine({
      workerUrl: worker.url,
      searchKeySecret: SEARCH_KEY_SECRET,
      adminKey: ADMIN_KEY,
      settings: stockIndexSettings,
      db,
    })
  const engine = start()
  const server = await startServer(engine)
  await engine.replaceSegment('a', createStock('a', 5))
  const client = (key = ADMIN_KEY, port = server.port) => createClient(port, key)
  return {
    engine,
    workerUrl: worker.url,
    port: server.port,
    client,
    /** Starts another engine on the same database. */
    start,
    idsOf: async (indexName: string, params: object = {}, key = ADMIN_KEY, port = server.port): Promise<string[]> => {
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
