import type { Pool } from 'pg'
import type { ItemType, PriceType } from '@/src/domain/stock/vehicle/vehicle'
import { SOLD_WHEN_MISSING_HASH } from '../import-store'

type Db = Pick<Pool, 'query'>

/** Counts the vehicles that a feed has now, and reads whether its last imported file was all of its stock. */
export const loadFeedStock = async (
  db: Db,
  { feedId, tenantId }: { readonly feedId: string; readonly tenantId: string },
): Promise<{ readonly existing: number; readonly wasComplete: boolean }> => {
  const { rows } = await db.query<{ existing: number; wasComplete: boolean | null }>(
    `SELECT (SELECT count(*)::int FROM vehicles
              WHERE tenant_id = $2 AND feed_id = $1 AND feed_key IS NOT NULL
                AND removed_at IS NULL AND coalesce(content_hash, '') <> $3) AS existing,
            (SELECT is_complete FROM stock_import_drafts WHERE feed_id = $1 AND state = 'done'
              ORDER BY updated_at DESC LIMIT 1) AS "wasComplete"`,
    [feedId, tenantId, SOLD_WHEN_MISSING_HASH],
  )
  return { existing: rows[0]?.existing ?? 0, wasComplete: rows[0]?.wasComplete ?? true }
}

/** The price type of most of a dealer's vehicles; undefined without priced stock. */
export const findUsualPriceType = async (db: Db, tenantId: string): Promise<PriceType | undefined> => {
  const { rows } = await db.query<{ price_type: PriceType }>(
    `SELECT price_type::text FROM vehicles WHERE tenant_id = $1 AND removed_at IS NULL AND price_cents IS NOT NULL
      GROUP BY price_type ORDER BY count(*) DESC LIMIT 1`,
    [tenantId],
  )
  return rows[0]?.price_type
}

/** Returns the slug of a dealer's location if they have only one. */
export const findOnlyLocation = async (db: Db, tenantId: string): Promise<string | undefined> => {
  const { rows } = await db.query<{ slug: string }>(
    'SELECT slug FROM locations WHERE tenant_id = $1 AND slug IS NOT NULL AND deleted_at IS NULL LIMIT 2',
    [tenantId],
  )
  return rows.length === 1 ? rows[0]?.slug : undefined
}

/** Returns the kind of all of a dealer's vehicles; undefined if they have several, none, or only cars. */
export const findOnlyKind = async (db: Db, tenantId: string): Promise<ItemType | undefined> => {
  const { rows } = await db.query<{ kind: ItemType }>(
    'SELECT DISTINCT item_type::text AS kind FROM vehicles WHERE tenant_id = $1 AND removed_at IS NULL LIMIT 2',
    [tenantId],
  )
  // A dealer of cars may take any other vehicle in trade, which its make or its body shows.
  return rows.length === 1 && rows[0]?.kind !== 'car' ? rows[0]?.kind : undefined
}
