import type { Pool } from 'pg'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { STOCK_INDEX } from '@/src/domain/stock/search-record/search-record'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { buildSearchRequests, flattenRequest } from '@/src/domain/stock/search-query/requests'
import { resolvePlaces } from '@/src/domain/stock/search-query/resolve-places'
import { type StockTerms, toStockTerms } from '@/src/domain/stock/search-query/stock-terms'
import { formatSearchHeading } from '@/src/domain/stock/searches/search-heading'
import { formatSearchLabel } from '@/src/domain/stock/searches/search-label'
import { FOR_SALE_SQL } from '@/src/services/stock/stock-counts'
import { createSearchUrlRules } from '@/src/domain/stock/search-url/rules'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { toAddressSegments, parseSearchUrl, type SearchUrlRules } from '@/src/domain/stock/search-url/url'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { stockSynonyms } from '@/src/domain/stock/search-record/synonyms'
import { searchInMemory } from '@/src/search-engine'
import { latLngOf } from '@/src/integrations/geocoding/lat-lng'
import type { SearchHit } from '@/src/integrations/search/port'
import { readChangedRecords } from '../stock-index/read-stock'
import type { AlertDealer } from './dealers'

/**
 * The moment a vehicle arrived: its listing or the creation of its row, whichever is later. A feed may backdate a
 * listing, so the time in the row's version 7 id counts too.
 */
const arrivedAtSql = `greatest(v.created_at, CASE WHEN substr(v.id::text, 15, 1) = '7'
  THEN to_timestamp(('x' || lpad(replace(left(v.id::text, 13), '-', ''), 16, '0'))::bit(64)::bigint / 1000.0) END)`

type NewVehicleRow = { readonly id: string; readonly came: Date }

const listNewVehicles = async (
  db: Pool,
  tenantId: string,
  since: Date,
  until: Date,
): Promise<readonly NewVehicleRow[]> => {
  const { rows } = await db.query<NewVehicleRow>(
    `SELECT id, came FROM (SELECT v.id, ${arrivedAtSql} AS came FROM vehicles v
       WHERE v.tenant_id = $1 AND ${FOR_SALE_SQL}) c
     WHERE came > $2 AND came <= $3`,
    [tenantId, since, until],
  )
  return rows
}

type SearchContext = { readonly rules: SearchUrlRules; readonly stockTerms: StockTerms }

/** Loads the rules by which the dealer's search addresses are parsed; they depend on the words of its whole stock. */
const loadSearchContext = async (db: Pool, { id, switches }: AlertDealer): Promise<SearchContext> => {
  const { rows } = await db.query<{ pair: string; body: string | null; item: string }>(
    `SELECT DISTINCT make || ':' || model AS pair, simple_body AS body, item_type::text AS item FROM vehicles
     WHERE tenant_id = $1 AND removed_at IS NULL AND hidden IS NOT TRUE`,
    [id],
  )
  const facetCounts = (values: readonly (string | null)[]): Record<string, number> =>
    Object.fromEntries(values.flatMap((value) => (value === null ? [] : [[value, 1]])))
  const stockTerms = toStockTerms({
    make_model: facetCounts(rows.map(({ pair }) => pair)),
    body: facetCounts(rows.map(({ body }) => body)),
    item_type: facetCounts(rows.map(({ item }) => item)),
  })
  return { rules: createSearchUrlRules(switches.search, stockTerms), stockTerms }
}

/** Vehicles that arrived in a period, ready to be matched with saved searches. */
export type NewVehicles = {
  /** Finds the vehicles that arrived after `since` and match the search, as the site's search would. */
  readonly matching: (address: string, since: Date) => readonly SearchHit[]
  /** Describes the search: “Used Kia · up to $20,000”. */
  readonly label: (address: string) => string
}

const parseSearchState = (address: string, rules: SearchUrlRules) => {
  const { segments: parts, queryString } = splitQuerySegment(toAddressSegments(address))
  return parseSearchUrl(parts, queryString, rules)
}

/** Loads the vehicles that arrived at a dealer between two moments (SRCH-18). */
export const loadNewVehicles = async (
  db: Pool,
  dealer: AlertDealer,
  since: Date,
  until: Date,
): Promise<NewVehicles> => {
  const newVehicles = await listNewVehicles(db, dealer.id, since, until)
  if (newVehicles.length === 0) return { matching: () => [], label: () => '' }
  const [{ rules, stockTerms }, { save }] = await Promise.all([
    loadSearchContext(db, dealer),
    readChangedRecords(
      db,
      dealer.id,
      newVehicles.map(({ id }) => id),
    ),
  ])
  const arrivedAt = new Map(newVehicles.map((one) => [one.id, one.came.getTime()]))
  const available: readonly StockRecord[] = save.filter(({ status }) => isAvailable(status))
  const indexOptions = { index: STOCK_INDEX, settings: stockIndexSettings, synonyms: stockSynonyms }
  const runSearch = searchInMemory(indexOptions, available)
  const noun = stockNounOf(stockTerms.itemTypes)[1]
  return {
    label: (address) => {
      const state = parseSearchState(address, rules)
      return formatSearchLabel(state, formatSearchHeading(state, dealer.switches.search, noun))
    },
    matching: (address, from) => {
      const parameters = buildSearchParameters({ ...parseSearchState(address, rules), page: 1 }, dealer.switches, until)
      const [request] = buildSearchRequests({ ...parameters, hitsPerPage: 1000 })
      const [result] = request ? runSearch(resolvePlaces([flattenRequest(request)], latLngOf)) : []
      return (result?.hits ?? []).filter(({ objectID }) => (arrivedAt.get(objectID) ?? 0) > from.getTime())
    },
  }
}
