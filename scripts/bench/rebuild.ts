import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { createEmbeddedEngine } from '@/src/search-engine'
import { findTenant } from '@/src/services/stock/find-tenant'
import { readStock } from '@/src/services/stock-index/read-stock'

/** Measures the seconds until the engine has all of a tenant's stock from Postgres. */
export const benchRebuild = async (slug: string): Promise<{ vehicles: number; seconds: number }> => {
  const db = new pg.Pool({ connectionString: process.env['DATABASE_URL'] })
  const client = await db.connect()
  const tenant = await findTenant(client, slug)
  client.release()
  if (!tenant.ok) throw new Error(tenant.message)
  const engine = createEmbeddedEngine({
    workerUrl: pathToFileURL(path.resolve('dist/search-worker.mjs')),
    searchKeySecret: 'bench-search-secret',
    adminKey: 'bench-admin',
    settings: stockIndexSettings,
  })
  const startedAt = performance.now()
  await engine.replaceSegment(tenant.id, readStock(db, tenant.id))
  const seconds = (performance.now() - startedAt) / 1000
  const [firstResult] = await engine.search(tenant.id, [{ indexName: 'vehicles', hitsPerPage: 0 }])
  await Promise.all([engine.close(), db.end()])
  return { vehicles: firstResult && 'hits' in firstResult ? (firstResult.nbHits ?? 0) : 0, seconds }
}
