import { MAX_CHANGED_VEHICLES } from '@/src/domain/stock/price-change/input'
import type { ClientBase, Pool } from 'pg'
import type { PricedVehicle } from '@/src/domain/stock/price-change/plan'
import type { VehicleFilter } from '@/src/domain/stock/price-change/vehicle-filter'
import type { StockCounts } from '@/src/domain/panel/stock-counts'
import { omitEmpty } from '@/src/domain/omit-empty'
import { paidCentsSql } from '../paid-cents'
import { FOR_SALE_SQL, STAFF_STOCK_SQL } from '../stock-counts'

/** The vehicles of price changes (STF-11). Every statement names the tenant. */

type Db = Pick<Pool | ClientBase, 'query'>

/** A vehicle that a change is for, with what its plan needs. */
export type ChangeVehicle = PricedVehicle & { readonly id: string; readonly name: string }

export type Period = { readonly starts_at: Date; readonly ends_at?: Date | null | undefined }

const filterSql = `v.tenant_id = $1 AND ${STAFF_STOCK_SQL}
  AND ($2::text IS NULL OR v.car_type::text = $2) AND ($3::text IS NULL OR v.make = $3)
  AND ($4::text IS NULL OR v.model = $4) AND ($5::uuid IS NULL OR v.location_id = $5)
  AND ($6::int IS NULL OR v.year >= $6) AND ($7::int IS NULL OR v.year <= $7)
  AND ($8::int IS NULL OR v.created_at <= now() - make_interval(days => $8))
  AND ($9::int IS NULL OR v.created_at > now() - make_interval(days => $9 + 1))
  AND ($10::bigint IS NULL OR ${paidCentsSql} >= $10) AND ($11::bigint IS NULL OR ${paidCentsSql} <= $11)
  AND ($12::text IS NULL OR v.simple_body = $12) AND ($13::uuid[] IS NULL OR v.id = ANY($13))`

const filterNames = [
  ...[
    'car_type',
    'make',
    'model',
    'location',
    'year_from',
    'year_to',
    'days_from',
    'days_to',
    'price_from',
    'price_to',
    'body',
    'vehicles',
  ],
] as readonly (keyof VehicleFilter)[]

const filterValues = (tenantId: string, filter: VehicleFilter): readonly unknown[] => [
  tenantId,
  ...filterNames.map((name) => filter[name] ?? null),
]

export const countVehicles = async (db: Db, tenantId: string, filter: VehicleFilter): Promise<StockCounts> => {
  const { rows } = await db.query<StockCounts>(
    `SELECT count(*) FILTER (WHERE ${FOR_SALE_SQL})::int AS "forSale",
       count(*) FILTER (WHERE NOT (${FOR_SALE_SQL}))::int AS "notForSale" FROM vehicles v WHERE ${filterSql}`,
    [...filterValues(tenantId, filter)],
  )
  return rows[0] ?? { forSale: 0, notForSale: 0 }
}

type VehicleRow = {
  readonly id: string
  readonly name: string
  readonly stocknum: string | null
  readonly status: ChangeVehicle['status']
  readonly held: boolean | null
  readonly removed: boolean
  readonly price_cents: string | null
  readonly offer_price_cents: string | null
  readonly overrides: ChangeVehicle['overrides'] | null
  readonly other_change: string | null
}

/** `start` and `end` are numbers of parameters; `except` names the change itself. */
const columnsSql = (start: number, end: number, except: number): string => `v.id, v.name, v.stocknum, v.status, v.held,
  v.removed_at IS NOT NULL AS removed, v.price_cents, v.offer_price_cents, v.overrides,
  (SELECT c.name FROM price_change_vehicles i JOIN price_changes c ON c.id = i.change_id
    WHERE i.vehicle_id = v.id AND i.state IN ('planned', 'running') AND c.id IS DISTINCT FROM $${except}::uuid
      AND c.starts_at < coalesce($${end}::timestamptz, 'infinity')
      AND coalesce(c.ends_at, 'infinity') > $${start}::timestamptz LIMIT 1) AS other_change`

const toNumber = (value: string | null): number | undefined => (value === null ? undefined : Number(value))

const toChangeVehicle = ({ stocknum, name, held, price_cents, offer_price_cents, ...row }: VehicleRow): ChangeVehicle =>
  omitEmpty({
    id: row.id,
    status: row.status,
    held: held === true,
    removed: row.removed || undefined,
    name: stocknum ? `${name} (${stocknum})` : name,
    price_cents: toNumber(price_cents),
    offer_price_cents: toNumber(offer_price_cents),
    overrides: row.overrides ?? undefined,
    other_change: row.other_change ?? undefined,
  }) as ChangeVehicle

/** Finds up to one more than `MAX_CHANGED_VEHICLES` vehicles. With `lock`, they stay as they are until the transaction ends. */
export const findVehicles = async (
  db: Db,
  { tenantId, filter, period }: { readonly tenantId: string; readonly filter: VehicleFilter; readonly period: Period },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<readonly ChangeVehicle[]> => {
  const { rows } = await db.query<VehicleRow>(
    `SELECT ${columnsSql(14, 15, 16)} FROM vehicles v WHERE ${filterSql} ORDER BY v.id LIMIT ${MAX_CHANGED_VEHICLES + 1}
      ${lock ? 'FOR UPDATE' : ''}`,
    [...filterValues(tenantId, filter), period.starts_at, period.ends_at ?? null, null],
  )
  return rows.map(toChangeVehicle)
}

/** Reads and locks these vehicles of a change until the transaction ends. */
export const lockVehicles = async (
  client: ClientBase,
  { tenantId, changeId, period }: { readonly tenantId: string; readonly changeId: string; readonly period: Period },
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChangeVehicle>> => {
  const { rows } = await client.query<VehicleRow>(
    `SELECT ${columnsSql(3, 4, 5)} FROM vehicles v WHERE v.tenant_id = $1 AND v.id = ANY($2::uuid[])
      ORDER BY v.id FOR UPDATE`,
    [tenantId, ids, period.starts_at, period.ends_at ?? null, changeId],
  )
  return new Map(rows.map((row) => [row.id, toChangeVehicle(row)]))
}
