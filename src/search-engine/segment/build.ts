import { DISTINCT_COLUMN, textColumnName, type IndexPlan } from '../settings'
import { scalarsOf, type JsonRecord } from './attribute'
import { FacetBuilder } from './facet-builder'
import { GeoBuilder } from './geo-builder'
import { NumericBuilder } from './numeric-builder'
import type { RecordStore } from './record-store'
import { buildIdSort, buildRankingSort } from './sort-builder'
import { stringAt, createStringTable } from './string-table'
import { TextBuilder } from './text-builder'
import { TextOrderBuilder } from './text-order-builder'
import type { Segment, StringTable } from './types'

/** Builds the index of the collected records. */
export const buildSegment = (plan: IndexPlan, store: RecordStore): Segment => {
  const { ids, records } = store.finish()
  const facets = new Map(plan.facets.map(({ name }) => [name, new FacetBuilder()]))
  const numerics = new Map(plan.numerics.map((name) => [name, new NumericBuilder()]))
  const textual = new Map(plan.textual.map((name) => [name, new TextOrderBuilder()]))
  const text = new TextBuilder(plan.searchable)
  const geo = new GeoBuilder()
  const groups = plan.distinct === undefined ? null : { name: plan.distinct, builder: new FacetBuilder() }
  for (let doc = 0; doc < ids.length; doc += 1) {
    const record = recordAt(records, doc)
    for (const [name, builder] of facets) builder.add(scalarsOf(record, name))
    for (const [name, builder] of numerics) builder.add(scalarsOf(record, name))
    for (const [name, builder] of textual) builder.add(scalarsOf(record, name))
    text.add(doc, record)
    geo.add(record)
    if (groups) groups.builder.add(scalarsOf(record, groups.name).slice(0, 1))
  }
  if (groups) facets.set(DISTINCT_COLUMN, groups.builder)
  return finishSegment(plan, { ids, records, facets, numerics, textual, text, geo })
}

type CollectedRecords = {
  readonly ids: readonly string[]
  readonly records: StringTable
  readonly facets: ReadonlyMap<string, FacetBuilder>
  readonly numerics: ReadonlyMap<string, NumericBuilder>
  readonly textual: ReadonlyMap<string, TextOrderBuilder>
  readonly text: TextBuilder
  readonly geo: GeoBuilder
}

const finishSegment = (plan: IndexPlan, collected: CollectedRecords): Segment => {
  const { ids, records } = collected
  const numerics = Object.fromEntries([
    ...[...collected.numerics].map(([name, builder]) => [name, builder.finish()] as const),
    ...[...collected.textual].map(([name, builder]) => [textColumnName(name), builder.finish()] as const),
  ])
  const idOrder = buildIdSort(ids)
  return {
    size: ids.length,
    records,
    ids: createStringTable(ids),
    idOrder,
    facets: Object.fromEntries([...collected.facets].map(([name, builder]) => [name, builder.finish()])),
    numerics,
    sorts: plan.sorts.map(({ keys }) => buildRankingSort(keys, numerics, idOrder)),
    text: collected.text.finish(),
    geo: collected.geo.finish(),
  }
}

export const recordAt = (records: StringTable, doc: number): JsonRecord =>
  JSON.parse(stringAt(records, doc)) as JsonRecord
