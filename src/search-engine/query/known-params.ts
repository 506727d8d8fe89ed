import { badRequest } from '../request-error'
import type { RawParams } from './parse-params'

/** Parameters that change the answer. */
const supported = [
  'query indexName type params facet facetQuery maxFacetHits cursor',
  'filters facetFilters optionalFilters numericFilters tagFilters sumOrFiltersScores',
  'facets maxValuesPerFacet sortFacetValuesBy facetingAfterDistinct distinct',
  'page offset length hitsPerPage getRankingInfo responseFields clickAnalytics',
  'attributesToRetrieve attributesToHighlight attributesToSnippet highlightPreTag highlightPostTag snippetEllipsisText',
  'restrictHighlightAndSnippetArrays replaceSynonymsInHighlight restrictSearchableAttributes',
  'minWordSizefor1Typo minWordSizefor2Typos typoTolerance allowTyposOnNumericTokens disableTypoToleranceOnAttributes',
  'queryType removeWordsIfNoResults optionalWords synonyms enableSynonyms',
  'exactOnSingleWordQuery alternativesAsExact disableExactOnAttributes attributeCriteriaComputedBy minProximity',
  'aroundLatLng aroundRadius aroundPrecision minimumAroundRadius insideBoundingBox insidePolygon',
].flatMap((names) => names.split(' '))

/**
 * Parameters that never change the answer: statistics about the request, and rules and experiments, which an index of
 * this engine does not have.
 */
const withoutEffect = [
  'analytics analyticsTags userToken percentileComputation enableABTest enableRules ruleContexts',
  'queryLanguages naturalLanguages personalizationImpact enableReRanking reRankingApplyFilter',
  'advancedSyntaxFeatures semanticSearch relevancyStrictness decompoundQuery explain extensions',
].flatMap((names) => names.split(' '))

export const isOff = (value: unknown): boolean => value === false || value === 'false' || value === ''
export const isEmpty = (value: unknown): boolean =>
  isOff(value) || value === '[]' || (Array.isArray(value) && value.length === 0)

/** Parameters that the engine does not implement, with the values for which it answers as Algolia would. */
const unsupported: Readonly<Record<string, (value: unknown) => boolean>> = {
  similarQuery: isOff,
  aroundLatLngViaIP: isOff,
  advancedSyntax: isOff,
  enablePersonalization: isOff,
  ignorePlurals: isEmpty,
  removeStopWords: isEmpty,
  keepDiacriticsOnCharacters: isOff,
  customNormalization: isOff,
  mode: (value) => value === 'keywordSearch',
  ranking: () => false,
  customRanking: () => false,
  renderingContent: () => false,
}

const known = new Set([...supported, ...withoutEffect])

/**
 * Refuses a name that the engine does not know, and a value for which it would answer differently from Algolia.
 * @throws RequestError 400
 */
export const assertSupported = (
  kind: 'parameter' | 'setting',
  name: string,
  value: unknown,
  isNeutral: ((value: unknown) => boolean) | undefined,
): void => {
  if (!isNeutral) throw badRequest(`Unknown ${kind}: ${name.slice(0, 100)}`)
  if (!isNeutral(value)) throw badRequest(`The ${kind} "${name}" is not supported by this search engine`)
}

/**
 * Refuses parameters that are misspelt, or that the engine does not implement, because an answer that ignores them would
 * look right. A null counts as absent.
 * @throws RequestError 400
 */
export const assertKnownParams = (params: RawParams): void => {
  for (const [name, value] of Object.entries(params)) {
    if (value === null || value === undefined || known.has(name)) continue
    assertSupported('parameter', name, value, Object.hasOwn(unsupported, name) ? unsupported[name] : undefined)
  }
}
