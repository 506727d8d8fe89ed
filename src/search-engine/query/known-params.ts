import { badRequest } from '../request-error'
import type { RawParams } from './parse-params'

const toNames = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The parameters of Algolia's search API that the engine follows, or that change nothing in its answers. */
const known: ReadonlySet<string> = new Set(
  toNames(`
    indexName type facet facetQuery maxFacetHits params query filters facetFilters numericFilters tagFilters optionalFilters
    sumOrFiltersScores facets maxValuesPerFacet sortFacetValuesBy facetingAfterDistinct page hitsPerPage offset length
    attributesToRetrieve restrictSearchableAttributes attributesToHighlight attributesToSnippet highlightPreTag
    highlightPostTag snippetEllipsisText restrictHighlightAndSnippetArrays replaceSynonymsInHighlight typoTolerance
    minWordSizefor1Typo minWordSizefor2Typos allowTyposOnNumericTokens disableTypoToleranceOnAttributes queryType
    removeWordsIfNoResults optionalWords disableExactOnAttributes exactOnSingleWordQuery alternativesAsExact
    attributeCriteriaComputedBy minProximity synonyms enableSynonyms responseFields getRankingInfo percentileComputation
    analytics analyticsTags clickAnalytics userToken enableABTest enableRules ruleContexts enablePersonalization
    personalizationImpact enableReRanking reRankingApplyFilter relevancyStrictness renderingContent explain mode
    semanticSearch naturalLanguages queryLanguages ignorePlurals removeStopWords decompoundQuery advancedSyntax
    advancedSyntaxFeatures keepDiacriticsOnCharacters extensions cursor strategy
  `),
)

/** Parameters of Algolia's API that would change the answer and that the engine does not follow. */
const unsupported: ReadonlySet<string> = new Set(
  toNames(`
    aroundLatLng aroundLatLngViaIP aroundRadius aroundPrecision minimumAroundRadius insideBoundingBox insidePolygon
    distinct similarQuery
  `),
)

/** Values that ask for nothing: InstantSearch sends `distinct: false` and empty texts. */
const asksForNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || value === 'false' || value === 0

/**
 * Refuses a misspelt parameter and one that the engine does not follow. Answering as if it were not there would look
 * like a right answer (STK-05).
 *
 * @throws RequestError 400
 */
export const assertKnownParams = (params: RawParams): void => {
  for (const [name, value] of Object.entries(params)) {
    if (known.has(name) || name.startsWith('x-algolia-')) continue
    if (!unsupported.has(name)) throw badRequest(`Unknown parameter: ${name.slice(0, 100)}`)
    if (!asksForNothing(value)) throw badRequest(`The parameter "${name}" is not supported by this search engine`)
  }
}
