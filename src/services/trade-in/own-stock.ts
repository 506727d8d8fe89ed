import type { Pool } from 'pg'
import type { MarketVehicle } from '@/src/domain/market/comparable'
import { omitEmpty } from '@/src/domain/omit-empty'
import { askingPriceDollars } from '@/src/domain/stock/price/price'
import type { CarType, ItemType, PriceType } from '@/src/domain/stock/vehicle/vehicle'
import type { TradeFacts } from '@/src/domain/trade-in/valuation'
import type { OwnStock } from '@/src/integrations/valuation/embedded'
import { paidCentsSql } from '@/src/services/stock/paid-cents'

type Db = Pick<Pool, 'query'>

/** Prices of vehicles sold or removed longer ago are out of date. */
const RECENT_INTERVAL = "interval '180 days'"

/** Vehicles of one dealer ($1) with a public price that are for sale or were recently. */
const publicVehicles = `v.tenant_id = $1 AND v.hidden IS NOT TRUE AND v.show_on_dealer_website IS TRUE
  AND v.status IN ('in_stock', 'coming_soon', 'sold')
  AND (v.removed_at IS NULL OR v.removed_at > now() - ${RECENT_INTERVAL}) AND (v.sold_at IS NULL OR v.sold_at > now() - ${RECENT_INTERVAL})`

/** Upper bound of rows; a model has no more than some hundreds. */
const MAX_ROWS = 500
/** Vehicles of the model that are further apart in years are no guide to its price. */
const MAX_MODEL_YEAR_DIFFERENCE = 6
const MIN_PER_MODEL = 3

type MarketRow = {
  readonly id: string
  readonly item_type: ItemType
  readonly car_type: CarType
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly year: string
  readonly km: string | null
  readonly price_type: PriceType
  readonly cents: string
}

const toMarketVehicles = ({
  id,
  item_type,
  car_type,
  make,
  model,
  badge,
  year,
  km,
  price_type,
  cents,
}: MarketRow): readonly MarketVehicle[] => {
  const dollars = askingPriceDollars({ price_cents: Number(cents) })
  if (dollars === undefined) return []
  const facts = {
    id,
    item_type,
    make,
    model,
    price_type,
    car_type,
    price: dollars,
    year: Number(year),
  }
  return [{ ...facts, ...omitEmpty({ badge, km: km === null ? undefined : Number(km) }) }]
}

const findSimilar = async (
  db: Db,
  tenantId: string,
  { make, model, year }: TradeFacts,
): Promise<readonly MarketVehicle[]> => {
  const { rows } = await db.query<MarketRow>(
    `SELECT v.id, v.item_type, v.car_type, v.make, v.model, v.badge, v.year, v.km, v.price_type, ${paidCentsSql} AS cents FROM vehicles v
     WHERE ${publicVehicles} AND lower(v.make) = lower($2) AND lower(v.model) = lower($3) AND v.year BETWEEN $4 AND $5 AND ${paidCentsSql} > 0
     ORDER BY abs(v.year - $6), v.created_at DESC, v.id LIMIT ${String(MAX_ROWS)}`,
    [tenantId, make, model, year - MAX_MODEL_YEAR_DIFFERENCE, year + MAX_MODEL_YEAR_DIFFERENCE, year],
  )
  return rows.flatMap(toMarketVehicles)
}

type FactsRow = Pick<MarketRow, 'year' | 'make' | 'model' | 'badge' | 'item_type'>

const findByRego = async (db: Db, tenantId: string, rego: string, state: string): Promise<TradeFacts | null> => {
  const { rows } = await db.query<FactsRow>(
    `SELECT v.year, v.make, v.model, v.badge, v.item_type FROM vehicles v
     WHERE v.tenant_id = $1 AND v.car_type <> 'new' AND v.hidden IS NOT TRUE
       AND upper(regexp_replace(coalesce(nullif(v.regplate, ''), v.rego), '[^A-Za-z0-9]', '', 'g')) = $2
       AND upper(v.state) = $3
     ORDER BY v.created_at DESC, v.id LIMIT 1`,
    [tenantId, rego, state],
  )
  const [row] = rows
  if (!row) return null
  const { make, model, item_type, badge } = row
  return { year: Number(row.year), make, model, item_type, ...omitEmpty({ badge }) }
}

const listChoices = async (db: Db, tenantId: string) => {
  const { rows } = await db.query<{ make: string; models: string[] }>(
    `SELECT make, array_agg(model ORDER BY model) AS models FROM (
       SELECT v.make, v.model FROM vehicles v WHERE ${publicVehicles} AND ${paidCentsSql} > 0
       GROUP BY v.make, v.model HAVING count(*) >= ${String(MIN_PER_MODEL)}
     ) known GROUP BY make ORDER BY make LIMIT ${String(MAX_ROWS)}`,
    [tenantId],
  )
  return rows
}

/** Creates the valuation source of a dealer's own stock (TRD-04): only vehicles that were public on its site. */
export const createOwnStock = (db: Db, tenantId: string): OwnStock => ({
  findByRego: (rego, state) => findByRego(db, tenantId, rego, state),
  findSimilar: (facts) => findSimilar(db, tenantId, facts),
  listChoices: () => listChoices(db, tenantId),
})
