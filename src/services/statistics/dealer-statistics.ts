import type { Pool } from 'pg'
import { CALL_CATEGORY, UNANSWERED } from '@/src/domain/leads/handling'
import { DAY_MS } from '@/src/domain/time/durations'
import { FOR_SALE_SQL, STAFF_STOCK_SQL } from '../stock/stock-counts'

export type NamedCount = { readonly name: string; readonly count: number }

/** Counts of a period. */
export type PeriodCounts = {
  /** Views of vehicle pages. */
  readonly views: number
  readonly leads: number
  /** Median minutes until the first response; null if no lead was answered. */
  readonly response_minutes: number | null
  readonly price_changes: number
  readonly price_drops: number
}

export type ViewedVehicle = { readonly id: string; readonly name: string; readonly views: number }

/** Statistics of one or several dealers for the last days (ANL-02, STF-04). */
export type DealerStatistics = PeriodCounts & {
  /** The counts of the period before, which is as long. */
  readonly before: PeriodCounts
  readonly top_vehicles: readonly ViewedVehicle[]
  readonly by_source: readonly NamedCount[]
  readonly by_category: readonly NamedCount[]
  /** Search words with zero results, the most frequent first. */
  readonly zero_results: readonly NamedCount[]
  /** Leads that wait for an answer now, whenever they came in. */
  readonly unanswered: number
  /** Median days of the vehicles now for sale; null if there are none. */
  readonly days_in_stock: number | null
  readonly for_sale: number
  /** Hidden, not available, or sold lately. */
  readonly not_for_sale: number
}

type Db = Pick<Pool, 'query'>
type Tenants = readonly string[] | null

const requireRow = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('A query of the statistics returned no row.')
  return row
}

/** Rows of the dealers in $1, or of all dealers if it is null. */
const OF_TENANTS_SQL = '($1::uuid[] IS NULL OR tenant_id = ANY($1))'
/** Leads that expect an answer: neither views of a phone number nor leads that staff marked as spam. */
const ANSWERABLE_SQL = `category <> '${CALL_CATEGORY}' AND stage <> 'spam'`

/** Days of the period from $2 to $3. Views are counted by days of Brisbane. */
const DAYS_OF_PERIOD_SQL = `day > ($2::timestamptz AT TIME ZONE 'Australia/Brisbane')::date AND day <= ($3::timestamptz AT TIME ZONE 'Australia/Brisbane')::date`

const periodSql = `
  SELECT (SELECT coalesce(sum(count), 0)::int FROM vehicle_views WHERE ${OF_TENANTS_SQL} AND ${DAYS_OF_PERIOD_SQL}) AS views,
    l.leads, l.response_minutes, p.price_changes, p.price_drops
  FROM (SELECT count(*)::int AS leads,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_response_at - created_at) / 60)
            FILTER (WHERE first_response_at IS NOT NULL AND ${ANSWERABLE_SQL}) AS response_minutes
        FROM leads WHERE ${OF_TENANTS_SQL} AND created_at > $2 AND created_at <= $3) l,
       (SELECT count(*)::int AS price_changes, count(*) FILTER (WHERE to_cents < from_cents)::int AS price_drops
        FROM vehicle_price_changes WHERE ${OF_TENANTS_SQL} AND at > $2 AND at <= $3) p`

const currentSql = `
  SELECT (SELECT count(*)::int FROM leads
           WHERE ${OF_TENANTS_SQL} AND stage = '${UNANSWERED.stage.equals}' AND ${ANSWERABLE_SQL}) AS unanswered, v.*
  FROM (SELECT count(*) FILTER (WHERE ${FOR_SALE_SQL})::int AS for_sale,
          count(*) FILTER (WHERE NOT (${FOR_SALE_SQL}))::int AS not_for_sale,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM $2::timestamptz - v.created_at) / 86400)
            FILTER (WHERE ${FOR_SALE_SQL}) AS days_in_stock
        FROM vehicles v WHERE ${OF_TENANTS_SQL} AND ${STAFF_STOCK_SQL}) v`

/** Vehicles that are not removed, by the views of their pages. */
const topVehiclesSql = `
  SELECT v.id, v.name, w.views
    FROM (SELECT vehicle_id, sum(count)::int AS views FROM vehicle_views
           WHERE ${OF_TENANTS_SQL} AND ${DAYS_OF_PERIOD_SQL} GROUP BY vehicle_id) w
    JOIN vehicles v ON v.id = w.vehicle_id
   WHERE v.removed_at IS NULL ORDER BY w.views DESC, v.name, v.id LIMIT 8`

const leadsBySql = (column: 'source' | 'category'): string => `
  SELECT coalesce(nullif(${column}, ''), 'Not known') AS name, count(*)::int AS count FROM leads
   WHERE ${OF_TENANTS_SQL} AND created_at > $2 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 8`

const zeroResultsSql = `
  SELECT words AS name, sum(count)::int AS count FROM zero_result_searches
   WHERE ${OF_TENANTS_SQL} AND ${DAYS_OF_PERIOD_SQL} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 8`

const findPeriodCounts = async (db: Db, tenants: Tenants, since: Date, until: Date): Promise<PeriodCounts> => {
  const { rows } = await db.query<PeriodCounts>(periodSql, [tenants, since, until])
  return requireRow(rows)
}

/** Loads the statistics of the last `days` days for these dealers; null means all dealers. */
export const loadDealerStatistics = async (
  db: Db,
  tenants: Tenants,
  days: number,
  now: Date,
): Promise<DealerStatistics> => {
  const since = new Date(now.getTime() - days * DAY_MS)
  const [period, before, current, sources, categories, zeroResults, viewed] = await Promise.all([
    findPeriodCounts(db, tenants, since, now),
    findPeriodCounts(db, tenants, new Date(since.getTime() - days * DAY_MS), since),
    db.query<Pick<DealerStatistics, 'unanswered' | 'for_sale' | 'not_for_sale' | 'days_in_stock'>>(currentSql, [
      tenants,
      now,
    ]),
    db.query<NamedCount>(leadsBySql('source'), [tenants, since]),
    db.query<NamedCount>(leadsBySql('category'), [tenants, since]),
    db.query<NamedCount>(zeroResultsSql, [tenants, since, now]),
    db.query<ViewedVehicle>(topVehiclesSql, [tenants, since, now]),
  ])
  return {
    ...period,
    ...requireRow(current.rows),
    before,
    by_source: sources.rows,
    by_category: categories.rows,
    zero_results: zeroResults.rows,
    top_vehicles: viewed.rows,
  }
}
