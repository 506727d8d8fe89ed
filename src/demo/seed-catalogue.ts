import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { v7 as uuidV7 } from 'uuid'
import {
  demoCatalogueSchema,
  buildDemoModels,
  type DemoCatalogueFile,
  type DemoModelRecord,
} from '@/src/demo/catalogue-records'
import { demoStockSchema } from '@/src/demo/stock-spec'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { inTransactionOn } from '@/src/platform/postgres/connections'

type Options = {
  readonly connectionString: string
  /** The project's folder. */
  readonly root: string
  readonly tenantId: string
  readonly folder: TenantFolder
  readonly now: Date
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const readDemoFiles = async ({ root, folder }: Options) => {
  const pathOf = (file: string): string => path.join(root, 'tenants', folder.tenant.slug, file)
  const stock = demoStockSchema.parse(JSON.parse(await readFile(pathOf('demo-stock.json'), 'utf8')))
  const text = await readFile(pathOf('demo-catalogue.json'), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '{}'
    throw error
  })
  return { stock, catalogue: demoCatalogueSchema.parse(JSON.parse(text)) }
}

/** Rows as the JSON text of one statement's parameter. */
const toJsonRows = (rows: readonly object[], now: Date): string =>
  JSON.stringify(rows.map((row) => ({ id: uuidV7({ msecs: now.getTime() }), ...row })))

const insertManufacturers = (client: pg.Client, tenantId: string, rows: readonly DemoModelRecord[], now: Date) => {
  const makers = new Map(rows.map((row) => [row.manufacturer_slug, row.manufacturer_name]))
  return client.query(
    `INSERT INTO manufacturers (id, tenant_id, name, slug)
     SELECT id, $1, name, slug FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, name text, slug text)
     ON CONFLICT (tenant_id, slug) WHERE deleted_at IS NULL DO NOTHING`,
    [
      tenantId,
      toJsonRows(
        [...makers].map(([slug, name]) => ({ slug, name })),
        now,
      ),
    ],
  )
}

/**
 * Inserts models with the content of their cards, published, each with the version that the panel lists. Models that
 * the tenant's folder created with pages stay as they are.
 */
const insertModels = (
  client: pg.Client,
  tenantId: string,
  rows: readonly DemoModelRecord[],
  inMenu: boolean,
  now: Date,
) =>
  client.query(
    `WITH made AS (
       INSERT INTO models (id, tenant_id, manufacturer_id, name, slug, body, short_description, image_url, status, in_menu,
         _status)
       SELECT r.id, $1, m.id, r.name, r.slug, r.body, r.short_description, r.image_url, r.status, $3, 'published'
       FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, manufacturer_slug text, name text, slug text, body text,
         short_description text, image_url text, status enum_models_availability)
       JOIN manufacturers m ON m.tenant_id = $1 AND m.slug = r.manufacturer_slug AND m.deleted_at IS NULL
       ON CONFLICT (tenant_id, slug) WHERE deleted_at IS NULL DO NOTHING
       RETURNING *
     )
     INSERT INTO _models_v (id, parent_id, version_tenant_id, version_manufacturer_id, version_name, version_slug,
       version_body, version_short_description, version_image_url, version_status, version_in_menu, version__status,
       version_created_at, version_updated_at, latest)
     SELECT v.version_id, made.id, tenant_id, manufacturer_id, name, slug, body, short_description, image_url,
       status, in_menu, 'published', created_at, updated_at, true
     FROM made JOIN jsonb_to_recordset($2::jsonb) AS v(id uuid, version_id uuid) ON v.id = made.id`,
    [
      tenantId,
      toJsonRows(
        rows.map((row) => ({ ...row, version_id: uuidV7({ msecs: now.getTime() }) })),
        now,
      ),
      inMenu,
    ],
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
      toJsonRows(
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

/** The file's items if the tenant has none yet; otherwise an empty list. */
const listMissingItems = async (
  client: pg.Client,
  tenantId: string,
  folder: TenantFolder,
  { items = [] }: DemoCatalogueFile,
): Promise<Items> => {
  if (dealershipsOf(folder).length === 0) return []
  const existing = await client.query('SELECT 1 FROM dealership_items WHERE tenant_id = $1 LIMIT 1', [tenantId])
  return existing.rows.length > 0 ? [] : items
}

/**
 * Adds models and items to a demo tenant (SRCH-15) and returns how many of each. Existing ones are left unchanged.
 */
export const seedDemoCatalogue = async (
  options: Options,
): Promise<{ readonly models: number; readonly items: number }> => {
  const { connectionString, tenantId, folder, now } = options
  const { stock, catalogue } = await readDemoFiles(options)
  const rows = buildDemoModels(stock, catalogue)
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const items = await listMissingItems(client, tenantId, folder, catalogue)
    const insertedModels = await inTransactionOn(client, async () => {
      await insertManufacturers(client, tenantId, rows, now)
      const inserted = await insertModels(client, tenantId, rows, folder.tenant.manufacturer !== undefined, now)
      if (items.length > 0) await insertItems(client, tenantId, dealershipsOf(folder), items, now)
      return inserted
    })
    return { models: insertedModels.rowCount ?? 0, items: items.length }
  } finally {
    await client.end()
  }
}
