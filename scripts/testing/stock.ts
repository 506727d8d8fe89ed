import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import type pg from 'pg'
import { importStock, type ImportOptions } from '@/src/services/stock/import'
import type { ImportResult } from '@/src/services/stock/import-report'
import { loadBuiltInMappings } from '@/src/services/stock/mapping-files'
import { formatCsvLine } from '@/src/feed-reader'

type Queryable = Pick<pg.ClientBase, 'query'>

/** Inserts a tenant with only a name and a slug. */
export const addTenant = async (db: Queryable, slug = `t-${randomBytes(5).toString('hex')}`): Promise<string> => {
  const id = randomUUID()
  await db.query("INSERT INTO tenants (id, name, slug, status) VALUES ($1, $2, $2, 'active')", [id, slug])
  return id
}

const dealerHeader = [
  ...['Stock number', 'Car type', 'Make', 'Model', 'Badge', 'Year', 'DAP Price', 'EGC Price', 'Odometer', 'Body'],
  ...['Transmission', 'Fuel', 'Drive', 'Doors', 'Seats', 'Exterior Colour', 'Vin', 'Location code', 'Purchase cost'],
] as const
export type DealerRow = Partial<Record<(typeof dealerHeader)[number], string>>

export const dealerRow = (stock: string): DealerRow => ({
  'Stock number': stock,
  'Car type': 'Used',
  Make: 'Toyota',
  Model: 'Corolla',
  Badge: 'Ascent',
  Year: '2020',
  'EGC Price': '$21,990',
  Odometer: '45,000',
  Body: 'Hatch',
  'Purchase cost': '12000',
})

/** A dealer's CSV with the columns that are common in Australia. */
export const toCsv = (rows: readonly DealerRow[]): string =>
  [formatCsvLine(dealerHeader), ...rows.map((row) => formatCsvLine(dealerHeader.map((name) => row[name] ?? '')))].join(
    '',
  )

export const importCsv = async (
  client: pg.ClientBase,
  tenantId: string,
  csv: string | Uint8Array,
  more: Partial<ImportOptions> = {},
): Promise<ImportResult> =>
  importStock(client, {
    tenantId,
    source: {
      kind: 'csv',
      name: 'stock.csv',
      bytes: [typeof csv === 'string' ? Buffer.from(csv) : csv],
      mappings: await loadBuiltInMappings(path.resolve('.')),
    },
    now: new Date('2026-06-01T02:00:00Z'),
    ...more,
  })

export type VehicleRow = Record<string, unknown> & {
  readonly id: string
  readonly slug: string
  readonly feed_key: string
  readonly created_at: Date
}

/** The tenant's current vehicles (not removed), with numeric columns as numbers. */
export const listVehicles = async (db: Queryable, tenantId: string): Promise<readonly VehicleRow[]> => {
  const { rows } = await db.query<VehicleRow>(
    `SELECT *, km::int AS km, price_cents::int AS price_cents, year::int AS year FROM vehicles
      WHERE tenant_id = $1 AND removed_at IS NULL ORDER BY feed_key`,
    [tenantId],
  )
  return rows
}

/** Counts the vehicle writes in the database's change log. */
export const countVehicleWrites = async (db: Queryable): Promise<number> => {
  const { rows } = await db.query<{ count: string }>(
    "SELECT count(*) FROM stock_changes WHERE vehicle_id <> '00000000-0000-0000-0000-000000000000'",
  )
  return Number(rows[0]?.count)
}
