import type { Pool } from 'pg'
import { DAY_MS } from '@/src/domain/time/durations'

export type NamedCount = { readonly name: string; readonly count: number }

/** Statistics of one or several dealers for the last days (ANL-02). */
export type DealerStatistics = {
  /** Views of vehicle pages. */
  readonly views: number
  readonly leads: number
  readonly by_source: readonly NamedCount[]
  readonly by_category: readonly NamedCount[]
  /** Search words with zero results, the most frequent first. */
  readonly zero_results: readonly NamedCount[]
  /** Median minutes until the first response; null if no lead was answered. */
  readonly response_minutes: number | null
  readonly unanswered: number
  readonly price_changes: number
  readonly price_drops: number
  /** Median days of the vehicles now for sale; null if there are none. */
  readonly days_in_stock: number | null
  readonly in_stock: number
}

/** Rows of the dealers in $1, or of all dealers if it is null. */
const OF_TENANTS_SQL = '($1::uuid[] IS NULL OR tenant_id = ANY($1))'
/** Leads that expect an answer: neither views of a phone number nor leads that staff marked as spam. */
const ANSWERABLE_SQL = "category <> 'Phone Call' AND stage <> 'spam'"

const totalsSql = `
  SELECT (SELECT coalesce(sum(count), 0)::int FROM vehicle_views WHERE ${OF_TENANTS_SQL} AND day > ($2::timestamptz AT TIME ZONE 'Australia/Brisbane')::date) AS views,
    l.leads, l.unanswered, l.response_minutes, p.price_changes, p.price_drops, v.days_in_stock, v.in_stock
  FROM (SELECT count(*)::int AS leads,
          count(*) FILTER (WHERE stage = 'new' AND ${ANSWERABLE_SQL})::int AS unanswered,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_response_at - created_at) / 60)
            FILTER (WHERE first_response_at IS NOT NULL AND ${ANSWERABLE_SQL}) AS response_minutes
        FROM leads WHERE ${OF_TENANTS_SQL} AND created_at > $2) l,
       (SELECT count(*)::int AS price_changes, count(*) FILTER (WHERE to_cents < from_cents)::int AS price_drops
        FROM vehicle_price_changes WHERE ${OF_TENANTS_SQL} AND at > $2) p,
       (SELECT count(*)::int AS in_stock,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM $3::timestamptz - created_at) / 86400) AS days_in_stock
        FROM vehicles WHERE ${OF_TENANTS_SQL} AND removed_at IS NULL AND status = 'in_stock' AND hidden IS NOT TRUE) v`

const leadsBySql = (column: 'source' | 'category'): string => `
  SELECT coalesce(nullif(${column}, ''), 'Not known') AS name, count(*)::int AS count FROM leads
   WHERE ${OF_TENANTS_SQL} AND created_at > $2 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 8`

const zeroResultsSql = `
  SELECT words AS name, sum(count)::int AS count FROM zero_result_searches
   WHERE ${OF_TENANTS_SQL} AND day > ($2::timestamptz AT TIME ZONE 'Australia/Brisbane')::date GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 8`

/** Loads the statistics of the last `days` days for these dealers; null means all dealers. */
export const loadDealerStatistics = async (
  db: Pick<Pool, 'query'>,
  tenants: readonly string[] | null,
  days: number,
  now: Date,
): Promise<DealerStatistics> => {
  const since = new Date(now.getTime() - days * DAY_MS)
  const [totals, sources, categories, zeroResults] = await Promise.all([
    db.query<Omit<DealerStatistics, 'by_source' | 'by_category' | 'zero_results'>>(totalsSql, [tenants, since, now]),
    db.query<NamedCount>(leadsBySql('source'), [tenants, since]),
    db.query<NamedCount>(leadsBySql('category'), [tenants, since]),
    db.query<NamedCount>(zeroResultsSql, [tenants, since]),
  ])
  const [row] = totals.rows
  if (row === undefined) throw new Error('The query of the statistics returned no row.')
  return { ...row, by_source: sources.rows, by_category: categories.rows, zero_results: zeroResults.rows }
}
