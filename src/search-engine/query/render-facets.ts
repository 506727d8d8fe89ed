import type { LiveIndex } from '../segment/live-index'
import { stringAt } from '../segment/string-table'
import type { FacetColumn } from '../segment/types'
import { countFacet, type LiveMatches } from './facet-counts'
import { computeFacetStats } from './facet-stats'
import type { Query } from './params'
import { findTopValues, type ValueCount } from './top-values'

/** Returns `"facets":{…}` and `"facets_stats":{…}`, or nothing if no facet was requested. */
export const renderFacets = (index: LiveIndex, matches: LiveMatches, query: Query): string => {
  const facets: string[] = []
  const stats: string[] = []
  for (const name of query.facets) {
    const counts = countFacet(index, matches, name)
    if (!counts) continue
    const values = findTopValues(counts, query.maxFacetValues, query.alphabetical)
    if (values.length > 0) facets.push(`${JSON.stringify(name)}:{${renderValues(values)}}`)
    const found = computeFacetStats(counts)
    if (found) stats.push(`${JSON.stringify(name)}:${JSON.stringify(found)}`)
  }
  const rendered = [`"facets":{${facets.join()}}`]
  if (stats.length > 0) rendered.push(`"facets_stats":{${stats.join()}}`)
  return query.facets.length > 0 ? `${rendered.join()},` : ''
}

/** Appends to one string, because a list of parts that are joined takes twice as long. */
const renderValues = (values: readonly ValueCount[]): string => {
  let rendered = ''
  for (const { column, code, count } of values)
    rendered += `${rendered === '' ? '' : ','}${jsonKeyOf(column, code)}:${count}`
  return rendered
}

/** The JSON of each value, cached for the life of its column. */
const jsonKeys = new WeakMap<FacetColumn, string[]>()
const jsonKeyOf = (column: FacetColumn, code: number): string => {
  const known = jsonKeys.get(column) ?? []
  if (known.length === 0) jsonKeys.set(column, known)
  return (known[code] ??= JSON.stringify(stringAt(column.values, code)))
}
