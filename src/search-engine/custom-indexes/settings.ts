import { MAX_ATTRIBUTES } from '../segment/word-position'
import { badRequest } from '../request-error'
import { isObject } from '../query/parse-params'
import type { JsonRecord } from '../segment/attribute'
import { criteria, type IndexSettings } from '../settings'
import type { Settings } from './store'
import { assertSupported, isEmpty, isOff } from '../query/known-params'

const listSettings = [
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

export const withDefaultSettings = (settings: Settings): Settings => ({ ...defaults, ...settings })

const legacyNames: Readonly<Record<string, string>> = { attributesToIndex: 'searchableAttributes', slaves: 'replicas' }

/** Applies a change of settings: null resets a setting, and unnamed ones stay. @throws RequestError 400 */
export const applySettingsChange = (before: Settings, change: Settings): Settings => {
  const after: Record<string, unknown> = { ...before }
  for (const [givenName, value] of Object.entries(change)) {
    const name = Object.hasOwn(legacyNames, givenName) ? (legacyNames[givenName] ?? givenName) : givenName
    if (name === '__proto__') continue
    if (value === null) delete after[name]
    else after[name] = assertSetting(name, value)
  }
  return after
}

const assertSetting = (name: string, value: unknown): unknown => {
  if (!ownSettings.has(name)) {
    assertSupported('setting', name, value, Object.hasOwn(neutralValues, name) ? neutralValues[name] : undefined)
    return value
  }
  if (!listSettings.includes(name)) return value
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string' && item.length <= 500))
    throw badRequest(`Invalid value for "${name}" setting, expected an array of strings`)
  if (value.length > 100) throw badRequest(`"${name}" names more than 100 attributes`)
  if (name === 'searchableAttributes' && splitNames(value).length > MAX_ATTRIBUTES)
    throw badRequest(`More than ${MAX_ATTRIBUTES} searchable attributes`)
  return value
}

const splitNames = (groups: readonly string[]): string[] => groups.flatMap((group) => group.split(','))

export const replicasOf = (settings: Settings): string[] =>
  stringsIn(settings.replicas).map((name) => name.replace(/^virtual\((.*)\)$/, '$1'))

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
const boundedNumber = (value: unknown, fallback: number, max: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, max) : fallback

/** The attributes of an index's records by the type of their values; `a.b` for nested ones. */
export type FoundAttributes = {
  readonly words: Set<string>
  readonly numbers: Set<string>
  readonly sorted: Set<string>
}
export const createFoundAttributes = (): FoundAttributes => ({
  words: new Set(),
  numbers: new Set(),
  sorted: new Set(),
})

const MAX_FOUND_ATTRIBUTES = 200

export const collectAttributes = (found: FoundAttributes, record: JsonRecord): void =>
  collectValue(found, record, '', 0)

const collectScalar = (found: FoundAttributes, value: unknown, name: string): void => {
  if (typeof value === 'number') addName(found.numbers, name)
  if (typeof value === 'string' || typeof value === 'boolean') addName(found.sorted, name)
  if ((typeof value === 'string' || typeof value === 'number') && name !== 'objectID') addName(found.words, name)
}

const collectValue = (found: FoundAttributes, value: unknown, name: string, depth: number): void => {
  collectScalar(found, value, name)
  if (Array.isArray(value)) for (const item of value.slice(0, 20)) collectValue(found, item, name, depth + 1)
  else if (isObject(value) && depth < 5)
    for (const [key, item] of Object.entries(value))
      collectValue(found, item, name === '' ? key : `${name}.${key}`, depth + 1)
}

const addName = (names: Set<string>, name: string): void => {
  if (names.size < MAX_FOUND_ATTRIBUTES) names.add(name)
}

/** Converts the settings to the engine's; like Algolia, derives those not set from the records. */
export const toEngineSettings = (settings: Settings, found: FoundAttributes): IndexSettings => {
  const searchable = stringsIn(settings.searchableAttributes)
  const numerics = stringsIn(settings.numericAttributesForFiltering).map((text) =>
    text.replace(/^equalOnly\((.*)\)$/, '$1'),
  )
  const facets = stringsIn(settings.attributesForFaceting).map((text) => text.replace(/^afterDistinct\((.*)\)$/, '$1'))
  return {
    searchableAttributes: searchable.length > 0 ? searchable : [...found.words].slice(0, MAX_ATTRIBUTES),
    attributesForFaceting: found.sorted.has('_tags') ? [...facets, 'filterOnly(_tags)'] : facets,
    numericAttributesForFiltering: numerics.length > 0 ? numerics : [...found.numbers],
    customRanking: stringsIn(settings.customRanking),
    disableTypoToleranceOnAttributes: stringsIn(settings.disableTypoToleranceOnAttributes),
    unretrievableAttributes: stringsIn(settings.unretrievableAttributes),
    maxValuesPerFacet: boundedNumber(settings.maxValuesPerFacet, 100, 1000),
    paginationLimitedTo: boundedNumber(settings.paginationLimitedTo, 1000, 20_000),
    replicas: {},
    ranking: settings.ranking === undefined ? criteria : stringsIn(settings.ranking),
    queryDefaults: { allowTyposOnNumericTokens: true, ...pickQueryDefaults(settings) },
    ...(typeof settings.attributeForDistinct === 'string' && { attributeForDistinct: settings.attributeForDistinct }),
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
  'distinct',
]

const pickQueryDefaults = (settings: Settings): Settings =>
  Object.fromEntries(queryParameters.filter((name) => name in settings).map((name) => [name, settings[name]]))

/** Settings that change what the index answers. */
const ownSettings: ReadonlySet<string> = new Set([
  ...listSettings,
  ...Object.keys(defaults),
  ...queryParameters,
  'attributeForDistinct',
])

const isEmptyObject = (value: unknown): boolean =>
  isOff(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Algolia's other settings, with the values for which this engine answers as Algolia would. */
const neutralValues: Readonly<Record<string, (value: unknown) => boolean>> = {
  advancedSyntax: isOff,
  advancedSyntaxFeatures: () => true,
  allowCompressionOfIntegerArray: () => true,
  attributesToTransliterate: isEmpty,
  camelCaseAttributes: isEmpty,
  customNormalization: isEmptyObject,
  decompoundedAttributes: isEmptyObject,
  decompoundQuery: () => true,
  disablePrefixOnAttributes: isEmpty,
  disableTypoToleranceOnWords: isEmpty,
  enablePersonalization: isOff,
  enableReRanking: () => true,
  // Rules are stored and never applied, so nothing may rely on them (decision 6).
  enableRules: isOff,
  ignorePlurals: isEmpty,
  indexLanguages: isEmpty,
  keepDiacriticsOnCharacters: isEmpty,
  mode: (value) => value === 'keywordSearch',
  queryLanguages: () => true,
  relevancyStrictness: (value) => value === 100,
  removeStopWords: isEmpty,
  renderingContent: isEmptyObject,
  semanticSearch: () => true,
  separatorsToIndex: isEmpty,
  userData: isEmptyObject,
}
