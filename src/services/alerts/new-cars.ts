import type { Pool } from 'pg'
import type { StockRecord } from '@/src/domain/stock/search-record'
import { stockIndex, stockSettings } from '@/src/domain/stock/search-record'
import { isAvailable } from '@/src/domain/stock/availability'
import { searchParameters } from '@/src/domain/stock/search-query/parameters'
import { searchRequests } from '@/src/domain/stock/search-query/requests'
import { type StockWords, wordsOf } from '@/src/domain/stock/search-query/words'
import { searchHeading } from '@/src/domain/stock/search-heading'
import { stateLabel } from '@/src/domain/stock/search-label'
import { searchUrlRules } from '@/src/domain/stock/search-url/rules'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { addressSegments, parseSearchUrl, type SearchUrlRules } from '@/src/domain/stock/search-url/url'
import { stockNoun } from '@/src/domain/stock/search-url/title'
import { stockSynonyms } from '@/src/domain/stock/synonyms'
import { searchFew } from '@/src/integrations/search/embedded/few'
import type { SearchHit } from '@/src/integrations/search/port'
import { readChanged } from '../stock-index/read-stock'
import type { Dealer } from './dealers'

/**
 * The moment a vehicle arrived: its listing or the creation of its row, whichever is later. A feed may backdate a
 * listing, so the time in the row's version 7 id counts too.
 */
const came = `greatest(v.created_at, CASE WHEN substr(v.id::text, 15, 1) = '7'
  THEN to_timestamp(('x' || lpad(replace(left(v.id::text, 13), '-', ''), 16, '0'))::bit(64)::bigint / 1000.0) END)`

type Fresh = { readonly id: string; readonly came: Date }

const freshCars = async (db: Pool, tenantId: string, since: Date, until: Date): Promise<readonly Fresh[]> => {
  const { rows } = await db.query<Fresh>(
    `SELECT id, came FROM (SELECT v.id, ${came} AS came FROM vehicles v
       WHERE v.tenant_id = $1 AND v.status IN ('in_stock', 'coming_soon') AND v.removed_at IS NULL AND v.hidden IS NOT TRUE) c
     WHERE came > $2 AND came <= $3`,
    [tenantId, since, until],
  )
  return rows
}

type Reading = { readonly rules: SearchUrlRules; readonly words: StockWords }

/** Loads the rules by which the dealer's search addresses are parsed; they depend on the words of its whole stock. */
const readingOf = async (db: Pool, { id, switches }: Dealer): Promise<Reading> => {
  const { rows } = await db.query<{ pair: string; body: string | null; item: string }>(
    `SELECT DISTINCT make || ':' || model AS pair, simple_body AS body, item_type::text AS item FROM vehicles
     WHERE tenant_id = $1 AND removed_at IS NULL AND hidden IS NOT TRUE`,
    [id],
  )
  const counted = (values: readonly (string | null)[]): Record<string, number> =>
    Object.fromEntries(values.flatMap((value) => (value === null ? [] : [[value, 1]])))
  const words = wordsOf({
    make_model: counted(rows.map(({ pair }) => pair)),
    body: counted(rows.map(({ body }) => body)),
    item_type: counted(rows.map(({ item }) => item)),
  })
  return { rules: searchUrlRules(switches.search, words), words }
}

/** Vehicles that arrived in a period, ready to be matched with saved searches. */
export type NewCars = {
  /** Finds the vehicles that arrived after `since` and match the search, as the site's search would. */
  readonly matching: (address: string, since: Date) => readonly SearchHit[]
  /** Describes the search: “Used Kia · up to $20,000”. */
  readonly label: (address: string) => string
}

const stateOf = (address: string, rules: SearchUrlRules) => {
  const { segments: parts, queryString } = splitQuerySegment(addressSegments(address))
  return parseSearchUrl(parts, queryString, rules)
}

/** Loads the vehicles that arrived at a dealer between two moments (SRCH-18). */
export const newCars = async (db: Pool, dealer: Dealer, since: Date, until: Date): Promise<NewCars> => {
  const fresh = await freshCars(db, dealer.id, since, until)
  if (fresh.length === 0) return { matching: () => [], label: () => '' }
  const [{ rules, words }, { save }] = await Promise.all([
    readingOf(db, dealer),
    readChanged(
      db,
      dealer.id,
      fresh.map(({ id }) => id),
    ),
  ])
  const cameAt = new Map(fresh.map((one) => [one.id, one.came.getTime()]))
  const available: readonly StockRecord[] = save.filter(({ status }) => isAvailable(status))
  const rest = { index: stockIndex, settings: stockSettings, synonyms: stockSynonyms }
  const ask = searchFew(rest, available)
  const noun = stockNoun(words.itemTypes)[1]
  return {
    label: (address) => {
      const state = stateOf(address, rules)
      return stateLabel(state, searchHeading(state, dealer.switches.search, noun))
    },
    matching: (address, from) => {
      const parameters = searchParameters({ ...stateOf(address, rules), page: 1 }, dealer.switches, until)
      const [request] = searchRequests({ ...parameters, hitsPerPage: 1000 })
      const [found] = request ? ask([{ indexName: request.indexName, ...request.params }]) : []
      return (found?.hits ?? []).filter(({ objectID }) => (cameAt.get(objectID) ?? 0) > from.getTime())
    },
  }
}
