import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { buildDemoFeedFile } from '@/src/demo/feed-file'
import { createDemoStock } from '@/src/demo/stock'
import { demoStockSchema, type DemoStockSpec } from '@/src/demo/stock-spec'
import type { VehicleMasters } from '@/src/domain/images/vehicle-masters'
import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { importStock } from '@/src/services/stock/import'
import { findMappings } from '@/src/services/stock/mapping-files'
import type { StockSource } from '@/src/feed-reader'

type Options = {
  readonly connectionString: string
  /** The project's folder; a demo tenant's stock is described beside its other files. */
  readonly root: string
  readonly tenantId: string
  readonly folder: TenantFolder
  readonly now: Date
  readonly masters: VehicleMasters
}

/** Demo stock that names a mapping is read like any dealer's file. */
const buildSource = async (
  { root, folder }: Options,
  spec: DemoStockSpec,
  vehicles: readonly FeedVehicle[],
): Promise<StockSource> => {
  const { slug } = folder.tenant
  const name = `tenants/${slug}/demo-stock.json`
  if (spec.mapping === undefined) return { kind: 'vehicles', name, vehicles }
  const mappings = await findMappings({ root, from: root, tenantSlug: slug, requestedMapping: spec.mapping })
  if (!mappings.ok) throw new Error(`${slug}: ${mappings.message}`)
  return { kind: 'json', name, bytes: [Buffer.from(buildDemoFeedFile(vehicles))], mappings: mappings.builtIn }
}

/** Imports a demo tenant's stock as its own feed; returns the number of vehicles. */
export const seedDemoStock = async (options: Options): Promise<number> => {
  const { connectionString, root, tenantId, folder, now, masters } = options
  const { slug } = folder.tenant
  const file = path.join(root, 'tenants', slug, 'demo-stock.json')
  const spec = demoStockSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const vehicles = createDemoStock(spec, folder.locations, { now, masters })
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const result = await importStock(client, {
      tenantId,
      feedKey: 'demo',
      feedName: 'Demo stock',
      source: await buildSource(options, spec, vehicles),
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
