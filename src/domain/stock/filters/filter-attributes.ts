import { stockIndexSettings } from '../search-record/search-settings'

const toAttributeNames = (all: readonly string[]): readonly string[] =>
  all.map((one) => /^\w+\((.+)\)$/.exec(one)?.[1] ?? one).filter((name) => name !== 'tenant_id')

export const facetAttributes: ReadonlySet<string> = new Set(toAttributeNames(stockIndexSettings.attributesForFaceting))
export const numericAttributes: ReadonlySet<string> = new Set(stockIndexSettings.numericAttributesForFiltering)

/** Attributes a filter may name: every one the index can filter by, except the tenant's id. */
export const filterAttributes: readonly string[] = [...new Set([...facetAttributes, ...numericAttributes])].sort()
