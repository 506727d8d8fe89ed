import type { Settings } from './store'
import { isEmpty, isOff } from '../query/known-params'

export const listSettings = [
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
export const defaults: Settings = {
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

export const queryParameters = [
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

/** Settings that change what the index answers. */
export const ownSettings: ReadonlySet<string> = new Set([
  ...listSettings,
  ...Object.keys(defaults),
  ...queryParameters,
  'attributeForDistinct',
])

const isEmptyObject = (value: unknown): boolean =>
  isOff(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Algolia's other settings, with the values for which this engine answers as Algolia would. */
export const neutralValues: Readonly<Record<string, (value: unknown) => boolean>> = {
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
