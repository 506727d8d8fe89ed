import type { LiveIndex } from '../segment/live-index'
import type { IndexPlan } from '../settings'
import { groupMatches, keepFirstOfGroups } from './distinct'
import type { LiveMatches } from './facet-counts'
import { Highlighter } from './highlight'
import { findFirstMatches, type MatchedRecord } from './order'
import type { Query } from './params'
import { renderFacets } from './render-facets'
import { renderHit } from './render-hit'

/** The parts of an answer from outside: milliseconds so far, and a query id of 32 hexadecimal digits. */
export type AnswerContext = {
  readonly elapsed: () => number
  readonly queryId: () => string
  /** A warning added to every answer. */
  readonly warning?: string | undefined
  /** Called with the length of each part of the answer; throws if the answer is too long or takes too long. */
  readonly checkLength?: ((length: number) => void) | undefined
}

const EXHAUSTIVE_JSON =
  '"exhaustive":{"nbHits":true,"typo":true,"facetsCount":true,"facetValues":true},"exhaustiveNbHits":true,"exhaustiveTypo":true,"exhaustiveFacetsCount":true,'

/** Renders an answer with hits as JSON. */
export const renderHits = (
  plan: IndexPlan,
  index: LiveIndex,
  matches: LiveMatches,
  query: Query,
  ambient: AnswerContext,
): string => {
  const { total, records, facetMatches } = selectHits(plan, index, matches, query)
  const reachable = Math.min(total, plan.settings.paginationLimitedTo)
  const highlighter = query.highlight?.length === 0 && query.snippets.length === 0 ? null : new Highlighter(plan, query)
  const hits = records.map((record) => {
    const hit = renderHit(plan, record, query, highlighter)
    ambient.checkLength?.(hit.length)
    return hit
  })
  const facets = renderFacets(index, facetMatches, query)
  ambient.checkLength?.(facets.length + query.echo.length)
  const answer = `{"hits":[${hits.join()}],"nbHits":${total},${renderWindow(query, reachable)}${facets}${EXHAUSTIVE_JSON}${renderTail(plan, query, ambient)}}`
  return query.fields === undefined ? answer : pickFields(answer, query.fields)
}

type SelectedHits = {
  readonly total: number
  readonly records: readonly MatchedRecord[]
  readonly facetMatches: LiveMatches
}

/** Selects the page's hits. Grouped, a page has whole groups, and `total` counts groups. */
const selectHits = (plan: IndexPlan, index: LiveIndex, matches: LiveMatches, query: Query): SelectedHits => {
  const { from, count } = query.window
  const limit = plan.settings.paginationLimitedTo
  const all = matches.base.count + matches.delta.count
  if (query.distinct === 0) {
    const last = from < Math.min(all, limit) ? Math.min(from + count, limit) : 0
    const records = count > 0 && last > 0 ? findFirstMatches(plan, matches, query, last).slice(from) : []
    return { total: all, records, facetMatches: matches }
  }
  const groups = groupMatches(index, findFirstMatches(plan, matches, query, all), query.distinct)
  const facetMatches = query.groupedFacets ? keepFirstOfGroups(matches, groups) : matches
  return { total: groups.length, records: groups.slice(from, Math.min(from + count, limit)).flat(), facetMatches }
}

const pickFields = (answer: string, fields: readonly string[]): string => {
  const all = Object.entries(JSON.parse(answer) as Record<string, unknown>)
  return JSON.stringify(Object.fromEntries(all.filter(([name]) => fields.includes(name))))
}

/** Renders a sub-request that the strategy skipped. */
export const renderUnprocessed = (query: Query): string =>
  JSON.stringify({
    processed: false,
    hits: [],
    nbHits: 0,
    ...(query.window.paged ? { page: 0, nbPages: 0, hitsPerPage: query.window.count } : { offset: 0, length: 0 }),
    query: query.query,
    params: query.echo,
    index: query.index,
    processingTimeMS: 0,
  })

const renderWindow = ({ window }: Query, reachable: number): string => {
  if (!window.paged) return `"offset":${window.from},"length":${window.count},`
  const page = window.count > 0 ? window.from / window.count : 0
  const pages = window.count > 0 ? Math.ceil(reachable / window.count) : 0
  return `"page":${page},"nbPages":${pages},"hitsPerPage":${window.count},`
}

const renderGeo = (geo: Query['geo']) => ({
  ...(geo?.center && { aroundLatLng: `${geo.center.lat},${geo.center.lng}` }),
  ...(geo?.automatic === true && { automaticRadius: String(geo.radius) }),
})

const renderTail = ({ settings }: IndexPlan, query: Query, ambient: AnswerContext): string => {
  const { window } = query
  const isBeyondLimit = window.from + window.count > settings.paginationLimitedTo
  const limit = settings.paginationLimitedTo
  const elapsedMs = Math.max(0, Math.round(ambient.elapsed()))
  return JSON.stringify({
    query: query.query,
    params: query.echo,
    index: query.index,
    renderingContent: {},
    ...renderGeo(query.geo),
    ...(ambient.warning !== undefined && { message: ambient.warning }),
    ...(isBeyondLimit && {
      message: `you can only fetch the ${limit} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method.`,
    }),
    ...(query.withQueryId && { queryID: ambient.queryId() }),
    processingTimeMS: elapsedMs,
    serverTimeMS: elapsedMs,
  }).slice(1, -1)
}
