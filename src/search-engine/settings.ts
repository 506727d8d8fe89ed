import { MAX_ATTRIBUTES } from './segment/word-position'
import { compileSynonyms, type Synonym, type SynonymMap } from './text/synonyms'

/** The part of Algolia's index settings that the engine reads. */
export type IndexSettings = {
  readonly searchableAttributes: readonly string[]
  readonly attributesForFaceting: readonly string[]
  readonly numericAttributesForFiltering: readonly string[]
  readonly customRanking: readonly string[]
  readonly disableTypoToleranceOnAttributes: readonly string[]
  readonly unretrievableAttributes: readonly string[]
  readonly maxValuesPerFacet: number
  readonly paginationLimitedTo: number
  /** Replica name to its ranking; a replica is the same records in another order. */
  readonly replicas: Readonly<Record<string, readonly string[]>>
  /** The order of the criteria; undefined for the default order. */
  readonly ranking?: readonly string[]
  /** Default query parameters, which a request can override. */
  readonly queryDefaults?: Readonly<Record<string, unknown>>
  /** The attribute whose equal values form one group, if a request asks for distinct records. */
  readonly attributeForDistinct?: string
  /** Text attributes that can be sorted by. */
  readonly textual?: readonly string[]
}

export type SearchableAttribute = {
  readonly name: string
  /** Position in the list; attributes of one comma group share it. */
  readonly rank: number
  readonly typos: boolean
  /** True if a word nearer to the start ranks first. */
  readonly ordered: boolean
}
export type FacetAttribute = { readonly name: string; readonly searchable: boolean; readonly filterOnly: boolean }
export type SortKey = { readonly attribute: string; readonly descending: boolean }
/** With `ranked`, the text ranks before the keys; otherwise it only filters. */
export type SortOrder = { readonly index: string; readonly keys: readonly SortKey[]; readonly ranked: boolean }

export const criteria = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact'] as const
export type Criterion = (typeof criteria)[number]

/** The parsed settings. `sorts[0]` is the primary index. */
export type IndexPlan = {
  readonly primary: string
  readonly settings: IndexSettings
  readonly searchable: readonly SearchableAttribute[]
  readonly facets: readonly FacetAttribute[]
  readonly numerics: readonly string[]
  /** Text attributes with a column of their sort positions, named by `textColumnName`. */
  readonly textual: readonly string[]
  readonly sorts: readonly SortOrder[]
  readonly distinct: string | undefined
  readonly criteria: readonly Criterion[]
  readonly synonyms: SynonymMap
}

const unwrap = (text: string): string => text.replace(/^\w+\((.*)\)$/, '$1')

const parseFacetAttribute = (text: string): FacetAttribute => ({
  name: unwrap(unwrap(text)),
  searchable: text.includes('searchable('),
  filterOnly: text.startsWith('filterOnly('),
})

const parseSortKey = (text: string): SortKey => ({ attribute: unwrap(text), descending: text.startsWith('desc(') })

const parseSearchableAttributes = (settings: IndexSettings): SearchableAttribute[] =>
  settings.searchableAttributes.flatMap((group, rank) => {
    const names = unwrap(group)
      .split(',')
      .map((part) => unwrap(part.trim()))
    const ordered = names.length === 1 && !group.startsWith('unordered(')
    return names.map((name) => ({
      name,
      rank,
      typos: !settings.disableTypoToleranceOnAttributes.includes(name),
      ordered,
    }))
  })

/** The name of the column of a text's sort position, which no attribute can have. */
export const textColumnName = (name: string): string => `\0${name}`

/** The name of the facet column of the groups, which no attribute can have. */
export const DISTINCT_COLUMN = '\0distinct'

const isSortKey = (text: string): boolean => /^(?:asc|desc)\(.+\)$/.test(text)

/** Parses the settings. Word places support 32 attributes, so further ones are not searched. */
export const createIndexPlan = (
  primary: string,
  settings: IndexSettings,
  synonyms: readonly Synonym[] = [],
): IndexPlan => {
  const ranking = settings.ranking ?? criteria
  const firstCriterion = ranking.findIndex((text) => !isSortKey(text))
  const before = firstCriterion < 0 ? ranking : ranking.slice(0, firstCriterion)
  const texts = settings.textual ?? []
  const columnKey = (text: string): SortKey => {
    const key = parseSortKey(text)
    return texts.includes(key.attribute) ? { ...key, attribute: textColumnName(key.attribute) } : key
  }
  const primaryKeys = [...before, ...settings.customRanking].map(columnKey)
  const sorts = [
    { index: primary, keys: primaryKeys, ranked: before.length === 0 },
    ...Object.entries(settings.replicas).map(([index, keys]) => ({
      index,
      keys: keys.map(parseSortKey),
      ranked: false,
    })),
  ]
  const sorted = sorts.flatMap((sort) => sort.keys.map((key) => key.attribute)).filter((name) => name !== 'objectID')
  const textual = texts.filter((name) => sorted.includes(textColumnName(name)))
  return {
    primary,
    settings,
    searchable: parseSearchableAttributes(settings).slice(0, MAX_ATTRIBUTES),
    facets: settings.attributesForFaceting.map(parseFacetAttribute),
    numerics: [
      ...new Set([...settings.numericAttributesForFiltering, ...sorted.filter((name) => !name.startsWith('\0'))]),
    ],
    textual,
    sorts,
    distinct: settings.attributeForDistinct,
    criteria: ranking.flatMap((text) => criteria.find((one) => one === text) ?? []),
    synonyms: compileSynonyms(synonyms),
  }
}
