import { textColumn, type IndexPlan } from '../settings'
import { scalarsOf, type JsonRecord } from './attribute'
import { FacetBuilder } from './facet-builder'
import { NumericBuilder } from './numeric-builder'
import type { RecordStore } from './record-store'
import { idSort, rankingSort } from './sort-builder'
import { stringAt, stringTable } from './string-table'
import { TextBuilder } from './text-builder'
import { TextPlaces } from './text-places'
import type { Segment, StringTable } from './types'

/** Builds the index of the collected records. */
export const buildSegment = (plan: IndexPlan, store: RecordStore): Segment => {
  const { ids, records } = store.finish()
  const facets = new Map(plan.facets.map(({ name }) => [name, new FacetBuilder()]))
  const numerics = new Map(plan.numerics.map((name) => [name, new NumericBuilder()]))
  const textual = new Map(plan.textual.map((name) => [name, new TextPlaces()]))
  const text = new TextBuilder(plan.searchable)
  for (let doc = 0; doc < ids.length; doc += 1) {
    const record = recordAt(records, doc)
    for (const [name, builder] of facets) builder.add(scalarsOf(record, name))
    for (const [name, builder] of numerics) builder.add(scalarsOf(record, name))
    for (const [name, builder] of textual) builder.add(scalarsOf(record, name))
    text.add(doc, record)
  }
  return finish(plan, { ids, records, facets, numerics, textual, text })
}

type Collected = {
  readonly ids: readonly string[]
  readonly records: StringTable
  readonly facets: ReadonlyMap<string, FacetBuilder>
  readonly numerics: ReadonlyMap<string, NumericBuilder>
  readonly textual: ReadonlyMap<string, TextPlaces>
  readonly text: TextBuilder
}

const finish = (plan: IndexPlan, collected: Collected): Segment => {
  const { ids, records } = collected
  const numerics = Object.fromEntries([
    ...[...collected.numerics].map(([name, builder]) => [name, builder.finish()] as const),
    ...[...collected.textual].map(([name, builder]) => [textColumn(name), builder.finish()] as const),
  ])
  const idOrder = idSort(ids)
  return {
    size: ids.length,
    records,
    ids: stringTable(ids),
    idOrder,
    facets: Object.fromEntries([...collected.facets].map(([name, builder]) => [name, builder.finish()])),
    numerics,
    sorts: plan.sorts.map(({ keys }) => rankingSort(keys, numerics, idOrder)),
    text: collected.text.finish(),
  }
}

export const recordAt = (records: StringTable, doc: number): JsonRecord =>
  JSON.parse(stringAt(records, doc)) as JsonRecord
