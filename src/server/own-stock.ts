import 'server-only'
import { yearReach, type MarketCar } from '@/src/domain/market/comparable'
import { present } from '@/src/domain/present'
import { paidDollars } from '@/src/domain/stock/price'
import type { ItemType, PriceType } from '@/src/domain/stock/vehicle'
import type { TradeFacts } from '@/src/domain/trade-in/valuation'
import type { OwnStock } from '@/src/integrations/valuation/embedded'
import { paidCents } from '@/src/services/stock/paid-cents'
import { database } from './database'

/** Prices of vehicles sold or removed longer ago are out of date. */
const lately = "interval '180 days'"

/** Used vehicles of one dealer ($1) with a public price that are for sale or were recently. */
const shown = `v.tenant_id = $1 AND v.car_type = 'used' AND v.hidden IS NOT TRUE AND v.show_on_dealer_website IS TRUE
  AND v.status IN ('in_stock', 'coming_soon', 'sold')
  AND (v.removed_at IS NULL OR v.removed_at > now() - ${lately}) AND (v.sold_at IS NULL OR v.sold_at > now() - ${lately})`

/** Upper bound of rows; a model has no more than some hundreds. */
const most = 500
const leastOfModel = 3

type Row = {
  readonly id: string
  readonly item_type: ItemType
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly year: string
  readonly km: string | null
  readonly price_type: PriceType
  readonly cents: string
}

const marketCar = ({ id, item_type, make, model, badge, year, km, price_type, cents }: Row): readonly MarketCar[] => {
  const asked = paidDollars({ price_cents: Number(cents) })
  if (asked === undefined) return []
  const facts = { id, item_type, make, model, price_type, car_type: 'used' as const, price: asked, year: Number(year) }
  return [{ ...facts, ...present({ badge, km: km === null ? undefined : Number(km) }) }]
}

const query = async <T extends object>(text: string, values: readonly unknown[]): Promise<T[]> =>
  (await (await database()).query<T>(text, [...values])).rows

const like = async (tenantId: string, { make, model, year }: TradeFacts): Promise<readonly MarketCar[]> => {
  const rows = await query<Row>(
    `SELECT v.id, v.item_type, v.make, v.model, v.badge, v.year, v.km, v.price_type, ${paidCents} AS cents FROM vehicles v
     WHERE ${shown} AND lower(v.make) = lower($2) AND lower(v.model) = lower($3) AND v.year BETWEEN $4 AND $5 AND ${paidCents} > 0
     ORDER BY v.created_at DESC, v.id LIMIT ${String(most)}`,
    [tenantId, make, model, year - yearReach, year + yearReach],
  )
  return rows.flatMap(marketCar)
}

type FactsRow = { readonly year: string; readonly make: string; readonly model: string; readonly badge: string | null }

const byRego = async (tenantId: string, rego: string, state: string): Promise<TradeFacts | null> => {
  const [row] = await query<FactsRow>(
    `SELECT v.year, v.make, v.model, v.badge FROM vehicles v
     WHERE v.tenant_id = $1 AND v.car_type <> 'new' AND v.hidden IS NOT TRUE
       AND upper(regexp_replace(coalesce(nullif(v.regplate, ''), v.rego), '[^A-Za-z0-9]', '', 'g')) = $2
       AND upper(v.state) = $3
     ORDER BY v.created_at DESC, v.id LIMIT 1`,
    [tenantId, rego, state],
  )
  if (!row) return null
  return { year: Number(row.year), make: row.make, model: row.model, ...present({ badge: row.badge }) }
}

const choices = async (tenantId: string) => {
  const rows = await query<{ make: string; models: string[] }>(
    `SELECT make, array_agg(model ORDER BY model) AS models FROM (
       SELECT v.make, v.model FROM vehicles v WHERE ${shown} AND ${paidCents} > 0
       GROUP BY v.make, v.model HAVING count(*) >= ${String(leastOfModel)}
     ) known GROUP BY make ORDER BY make LIMIT ${String(most)}`,
    [tenantId],
  )
  return rows
}

/** Creates the valuation source of a dealer's own stock (TRD-04): only vehicles that were public on its site. */
export const ownStock = (tenantId: string): OwnStock => ({
  byRego: (rego, state) => byRego(tenantId, rego, state),
  like: (facts) => like(tenantId, facts),
  choices: () => choices(tenantId),
})
