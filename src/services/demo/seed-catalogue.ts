import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import {
  demoCatalogueFile,
  demoModels,
  type DemoCatalogueFile,
  type DemoModelRow,
} from '@/src/domain/demo/catalogue-records'
import { demoStockFile } from '@/src/domain/demo/stock-spec'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { uuidV7 } from '@/src/services/stock/uuid-v7'

type Options = {
  readonly connectionString: string
  /** The project's folder. */
  readonly root: string
  readonly tenantId: string
  readonly folder: TenantFolder
  readonly now: Date
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const readFolder = async ({ root, folder }: Options) => {
  const at = (file: string): string => path.join(root, 'tenants', folder.tenant.slug, file)
  const stock = demoStockFile.parse(JSON.parse(await readFile(at('demo-stock.json'), 'utf8')))
  const text = await readFile(at('demo-catalogue.json'), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '{}'
    throw error
  })
  return { stock, catalogue: demoCatalogueFile.parse(JSON.parse(text)) }
}

/** Rows as one statement takes them: text of a JSON list. */
const listed = (rows: readonly object[], now: Date): string =>
  JSON.stringify(rows.map((row) => ({ id: uuidV7(now.getTime()), ...row })))

const insertModels = (client: pg.Client, tenantId: string, rows: readonly DemoModelRow[], now: Date) =>
  client.query(
    `INSERT INTO models (id, tenant_id, manufacturer_name, name, body, short_description, image_url, status)
     SELECT id, $1, manufacturer_name, name, body, short_description, image_url, status
     FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, manufacturer_name text, name text, body text,
       short_description text, image_url text, status enum_models_status)`,
    [tenantId, listed(rows, now)],
  )

type Items = NonNullable<DemoCatalogueFile['items']>

const insertItems = (client: pg.Client, tenantId: string, dealerships: readonly string[], items: Items, now: Date) =>
  client.query(
    `WITH r AS (
       SELECT * FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, name text, part_number text, description text,
         categories jsonb, price_cents numeric, dealership_id text)
     ), made AS (
       INSERT INTO dealership_items (id, tenant_id, name, part_number, description, price_cents, dealership_id)
       SELECT id, $1, name, part_number, description, price_cents, dealership_id FROM r RETURNING id
     )
     INSERT INTO dealership_items_texts ("order", parent_id, path, text)
     SELECT c.at, r.id, 'categories', c.text FROM r JOIN made USING (id),
       jsonb_array_elements_text(r.categories) WITH ORDINALITY AS c(text, at)`,
    [
      tenantId,
      listed(
        items.map(({ price, ...item }, index) => ({
          ...item,
          ...(price === undefined ? {} : { price_cents: Math.round(price * 100) }),
          dealership_id: dealerships[index % dealerships.length],
        })),
        now,
      ),
    ],
  )

const dealershipsOf = ({ tenant }: TenantFolder): readonly string[] => [
  ...new Set(
    [tenant.dealership_id, ...(tenant.dealerships ?? []).map((one) => one.dealership_id)].filter(
      (id) => id !== undefined,
    ),
  ),
]

/**
 * Gives a demo tenant its models and items (SRCH-15); answers how many of each. A tenant that has models already keeps
 * what it has.
 */
export const seedDemoCatalogue = async (
  options: Options,
): Promise<{ readonly models: number; readonly items: number }> => {
  const { connectionString, tenantId, folder, now } = options
  const { stock, catalogue } = await readFolder(options)
  const rows = demoModels(stock, catalogue)
  const dealerships = dealershipsOf(folder)
  const items = dealerships.length > 0 ? (catalogue.items ?? []) : []
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const known = await client.query('SELECT 1 FROM models WHERE tenant_id = $1 LIMIT 1', [tenantId])
    if (known.rows.length > 0) return { models: 0, items: 0 }
    await client.query('BEGIN')
    await insertModels(client, tenantId, rows, now)
    await insertItems(client, tenantId, dealerships, items, now)
    await client.query('COMMIT')
    return { models: rows.length, items: items.length }
  } finally {
    await client.end()
  }
}
