import { mostAttributes } from '../segment/place'
import { badRequest } from '../request-error'
import { isObject } from '../query/read-values'
import type { JsonRecord } from '../segment/attribute'
import { criteria, type IndexSettings } from '../settings'
import type { Settings } from './store'

const lists = [
  'searchableAttributes',
  'attributesForFaceting',
  'numericAttributesForFiltering',
  'customRanking',
  'disableTypoToleranceOnAttributes',
  'unretrievableAttributes',
  'ranking',
  'replicas',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'disableExactOnAttributes',
]

/** Returned for settings that were never set. */
const defaults: Settings = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1000,
  searchableAttributes: null,
  attributesToRetrieve: null,
  unretrievableAttributes: null,
  attributesForFaceting: null,
  attributesToHighlight: null,
  attributesToSnippet: null,
  optionalWords: null,
  numericAttributesForFiltering: null,
  exactOnSingleWordQuery: 'attribute',
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'none',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: null,
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
}

export const shownSettings = (settings: Settings): Settings => ({ ...defaults, ...settings })

const renamed: Readonly<Record<string, string>> = { attributesToIndex: 'searchableAttributes', slaves: 'replicas' }

/** Applies a change of settings: null resets a setting, and unnamed ones stay. @throws RequestError 400 */
export const changedSettings = (before: Settings, change: Settings): Settings => {
  const after: Record<string, unknown> = { ...before }
  for (const [given, value] of Object.entries(change)) {
    const name = Object.hasOwn(renamed, given) ? (renamed[given] ?? given) : given
    if (name === '__proto__') continue
    if (value === null) delete after[name]
    else after[name] = checked(name, value)
  }
  return after
}

const checked = (name: string, value: unknown): unknown => {
  if (!lists.includes(name)) return value
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string' && item.length <= 500))
    throw badRequest(`Invalid value for "${name}" setting, expected an array of strings`)
  if (value.length > 100) throw badRequest(`"${name}" names more than 100 attributes`)
  if (name === 'searchableAttributes' && namesIn(value).length > mostAttributes)
    throw badRequest(`More than ${mostAttributes} searchable attributes`)
  return value
}

const namesIn = (groups: readonly string[]): string[] => groups.flatMap((group) => group.split(','))

export const replicasOf = (settings: Settings): string[] =>
  texts(settings.replicas).map((name) => name.replace(/^virtual\((.*)\)$/, '$1'))

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
const number = (value: unknown, otherwise: number, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, most) : otherwise

/** The attributes of an index's records by the type of their values; `a.b` for nested ones. */
export type Found = { readonly words: Set<string>; readonly numbers: Set<string>; readonly sorted: Set<string> }
export const newFound = (): Found => ({ words: new Set(), numbers: new Set(), sorted: new Set() })

const mostFound = 200

export const findAttributes = (found: Found, record: JsonRecord): void => findIn(found, record, '', 0)

const findScalar = (found: Found, value: unknown, name: string): void => {
  if (typeof value === 'number') add(found.numbers, name)
  if (typeof value === 'string' || typeof value === 'boolean') add(found.sorted, name)
  if (typeof value === 'string' && name !== 'objectID') add(found.words, name)
}

const findIn = (found: Found, value: unknown, name: string, depth: number): void => {
  findScalar(found, value, name)
  if (Array.isArray(value)) for (const item of value.slice(0, 20)) findIn(found, item, name, depth + 1)
  else if (isObject(value) && depth < 5)
    for (const [key, item] of Object.entries(value))
      findIn(found, item, name === '' ? key : `${name}.${key}`, depth + 1)
}

const add = (names: Set<string>, name: string): void => {
  if (names.size < mostFound) names.add(name)
}

/** Converts the settings to the engine's; like Algolia, derives those not set from the records. */
export const engineSettings = (settings: Settings, found: Found): IndexSettings => {
  const searchable = texts(settings.searchableAttributes)
  const numerics = texts(settings.numericAttributesForFiltering).map((text) =>
    text.replace(/^equalOnly\((.*)\)$/, '$1'),
  )
  const facets = texts(settings.attributesForFaceting).map((text) => text.replace(/^afterDistinct\((.*)\)$/, '$1'))
  return {
    searchableAttributes: searchable.length > 0 ? searchable : [...found.words].slice(0, mostAttributes),
    attributesForFaceting: found.sorted.has('_tags') ? [...facets, 'filterOnly(_tags)'] : facets,
    numericAttributesForFiltering: numerics.length > 0 ? numerics : [...found.numbers],
    customRanking: texts(settings.customRanking),
    disableTypoToleranceOnAttributes: texts(settings.disableTypoToleranceOnAttributes),
    unretrievableAttributes: texts(settings.unretrievableAttributes),
    maxValuesPerFacet: number(settings.maxValuesPerFacet, 100, 1000),
    paginationLimitedTo: number(settings.paginationLimitedTo, 1000, 20_000),
    replicas: {},
    ranking: settings.ranking === undefined ? criteria : texts(settings.ranking),
    queryDefaults: { allowTyposOnNumericTokens: true, ...queryDefaults(settings) },
    textual: [...found.sorted].filter((name) => name !== 'objectID' && !found.numbers.has(name)),
  }
}

const queryParameters = [
  'hitsPerPage',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'restrictHighlightAndSnippetArrays',
  'replaceSynonymsInHighlight',
  'typoTolerance',
  'allowTyposOnNumericTokens',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'queryType',
  'removeWordsIfNoResults',
  'optionalWords',
  'exactOnSingleWordQuery',
  'alternativesAsExact',
  'attributeCriteriaComputedBy',
  'disableExactOnAttributes',
  'minProximity',
  'responseFields',
  'sortFacetValuesBy',
]

const queryDefaults = (settings: Settings): Settings =>
  Object.fromEntries(queryParameters.filter((name) => name in settings).map((name) => [name, settings[name]]))
