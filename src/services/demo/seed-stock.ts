import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { demoStock } from '@/src/domain/demo/stock'
import { demoStockFile } from '@/src/domain/demo/stock-spec'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { importStock } from '@/src/services/stock/import'

type Options = {
  readonly connectionString: string
  /** The project's folder: a demo tenant's yard is described beside its other files. */
  readonly root: string
  readonly tenantId: string
  readonly folder: TenantFolder
  readonly now: Date
}

/** Fills a demo tenant's yard through the importer, as its own feed; answers how many vehicles stand there. */
export const seedDemoStock = async ({ connectionString, root, tenantId, folder, now }: Options): Promise<number> => {
  const { slug } = folder.tenant
  const file = path.join(root, 'tenants', slug, 'demo-stock.json')
  const spec = demoStockFile.parse(JSON.parse(await readFile(file, 'utf8')))
  const vehicles = demoStock(spec, folder.locations, now)
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const result = await importStock(client, {
      tenantId,
      feedKey: 'demo',
      feedName: 'Demo stock',
      source: { kind: 'vehicles', name: `tenants/${slug}/demo-stock.json`, vehicles },
      now,
      allowRemoval: true,
    })
    if (!result.ok) throw new Error(`${slug}: ${result.message}`)
    const { rejected, rejections } = result.report
    if (rejected > 0)
      throw new Error(`${slug}: ${String(rejected)} vehicles rejected: ${JSON.stringify(rejections[0])}`)
    return vehicles.length
  } finally {
    await client.end()
  }
}
