import { limits } from '../limits'
import { badRequest } from '../request-error'
import type { IndexPlan } from '../settings'
import { defaultQueryOptions, queryWords, type QueryOptions } from '../text/query-words'
import { readVariants, type Variant } from '../text/synonyms'
import { wordsOf } from '../text/tokenise'
import { readFlag, readInteger, readNames, readText, readValue, type RawParams } from './read-values'

/** The words of a query to find in records, and the options for ranking matches. */
export type TextQuery = {
  readonly typed: number
  /** Empty if no words were typed. */
  readonly variants: readonly Variant[]
  /** Ordinals of the attributes searched, of those without typo tolerance, and of those without exact matches. */
  readonly attributes: readonly number[]
  readonly typoless: readonly number[]
  readonly inexact: readonly number[]
  readonly mostTypos: number
  readonly typoMode: 'all' | 'min' | 'strict'
  readonly minProximity: number
  readonly attributeBy: 'minProximity' | 'bestMatch'
  readonly exactOnSingle: 'attribute' | 'word' | 'none'
  /** Query relaxation: tried in order while nothing matches. */
  readonly fallbacks: readonly (readonly Variant[])[]
}

export const anyTypos = 15

const choice = <T extends string>(params: RawParams, name: string, values: readonly T[], otherwise: T): T => {
  const value = readText(params, name, 50)
  if (value === undefined || value === '') return otherwise
  const found = values.find((one) => one === value)
  if (found === undefined)
    throw badRequest(`Invalid value for "${name}" parameter, expected one of ${values.join(', ')}`)
  return found
}

const readTypoMode = (params: RawParams): { typos: boolean; typoMode: TextQuery['typoMode'] } => {
  const value = readValue(params, 'typoTolerance')
  if (value === undefined || value === true || value === 'true') return { typos: true, typoMode: 'all' }
  if (value === false || value === 'false') return { typos: false, typoMode: 'all' }
  if (value === 'min' || value === 'strict') return { typos: true, typoMode: value }
  throw badRequest('Invalid value for "typoTolerance" parameter, expected a boolean, "min" or "strict"')
}

const readOptions = (params: RawParams, typos: boolean): QueryOptions => {
  const type = choice(params, 'queryType', ['prefixLast', 'prefixAll', 'prefixNone'], 'prefixLast')
  return {
    typos,
    prefix: type === 'prefixAll' ? 'all' : type === 'prefixNone' ? 'none' : 'last',
    minFor1: readInteger(params, 'minWordSizefor1Typo', 1000) ?? defaultQueryOptions.minFor1,
    minFor2: readInteger(params, 'minWordSizefor2Typos', 1000) ?? defaultQueryOptions.minFor2,
    numericTypos: readFlag(params, 'allowTyposOnNumericTokens'),
  }
}

const ordinals = (plan: IndexPlan, names: readonly string[]): number[] =>
  plan.searchable.flatMap(({ name }, ordinal) => (names.includes(name) ? [ordinal] : []))

const readOptional = (params: RawParams): Set<string> => {
  const value = readValue(params, 'optionalWords')
  const list =
    typeof value === 'string' && !value.trim().startsWith('[') ? [value] : readNames(params, 'optionalWords', 100)
  const length = (list ?? []).reduce((sum, text) => sum + text.length, 0)
  if (length > limits.optionalWordsLength)
    throw badRequest(`"optionalWords" is longer than ${limits.optionalWordsLength} characters`)
  return new Set((list ?? []).flatMap((text) => wordsOf(text.slice(0, limits.queryLength)).map((word) => word.text)))
}

const optionalSlots = (variants: readonly Variant[]): Variant[] =>
  variants.map(({ slots, literal }) => ({ slots: slots.map((slot) => ({ ...slot, optional: true })), literal }))

/** Returns variants with fewer and fewer words from one end, or with all words optional. */
const readFallbacks = (params: RawParams, variants: readonly Variant[]): (readonly Variant[])[] => {
  const modes = ['none', 'lastWords', 'firstWords', 'allOptional'] as const
  const mode = choice(params, 'removeWordsIfNoResults', modes, 'none')
  const slots = variants[0]?.slots ?? []
  if (mode === 'none' || slots.length < 2) return []
  if (mode === 'allOptional') return [optionalSlots(variants)]
  return slots.slice(1).map((_, i) => {
    const kept = mode === 'lastWords' ? slots.slice(0, -(i + 1)) : slots.slice(i + 1)
    return [{ slots: kept, literal: true }]
  })
}

/** @throws RequestError 400 */
export const readTextQuery = (plan: IndexPlan, params: RawParams, query: string): TextQuery => {
  const { typos, typoMode } = readTypoMode(params)
  const typed = queryWords(query, readOptions(params, typos))
  const exactAlternatives = readNames(params, 'alternativesAsExact', 10) ?? ['ignorePlurals', 'singleWordSynonym']
  const enabled = readValue(params, 'enableSynonyms') === undefined || readFlag(params, 'enableSynonyms')
  const variants = readVariants(
    typed,
    readOptional(params),
    enabled ? plan.synonyms : new Map(),
    exactAlternatives.includes('singleWordSynonym'),
  )
  const restricted = readNames(params, 'restrictSearchableAttributes', limits.listItems) ?? []
  const proximity = readInteger(params, 'minProximity', 7) ?? 1
  return {
    typed: typed.length,
    variants,
    attributes: restricted.length > 0 ? ordinals(plan, restricted) : plan.searchable.map((_, ordinal) => ordinal),
    typoless: ordinals(plan, readNames(params, 'disableTypoToleranceOnAttributes', limits.listItems) ?? []),
    inexact: ordinals(plan, readNames(params, 'disableExactOnAttributes', limits.listItems) ?? []),
    mostTypos: anyTypos,
    typoMode,
    minProximity: Math.max(1, proximity),
    attributeBy: choice(params, 'attributeCriteriaComputedBy', ['minProximity', 'bestMatch'], 'minProximity'),
    exactOnSingle: choice(params, 'exactOnSingleWordQuery', ['attribute', 'word', 'none'], 'attribute'),
    fallbacks: readFallbacks(params, variants),
  }
}
