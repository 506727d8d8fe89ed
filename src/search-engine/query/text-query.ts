import { limits } from '../limits'
import { badRequest } from '../request-error'
import type { IndexPlan } from '../settings'
import { defaultQueryOptions, parseQueryWords, type QueryOptions } from '../text/query-words'
import { buildVariants, type QueryVariant } from '../text/synonyms'
import { splitWords } from '../text/tokenise'
import {
  parseFlagParam,
  parseIntegerParam,
  parseNamesParam,
  parseTextParam,
  getRawParam,
  type RawParams,
} from './parse-params'

/** The words of a query to find in records, and the options for ranking matches. */
export type TextQuery = {
  readonly typedCount: number
  /** Empty if no words were typed. */
  readonly variants: readonly QueryVariant[]
  /** Ordinals of the attributes searched, of those without typo tolerance, and of those without exact matches. */
  readonly attributes: readonly number[]
  readonly typolessAttributes: readonly number[]
  readonly inexactAttributes: readonly number[]
  readonly maxTypos: number
  readonly typoMode: 'all' | 'min' | 'strict'
  readonly minProximity: number
  readonly attributeCriterion: 'minProximity' | 'bestMatch'
  readonly exactOnSingle: 'attribute' | 'word' | 'none'
  /** Query relaxation: tried in order while nothing matches. */
  readonly fallbacks: readonly (readonly QueryVariant[])[]
}

export const ANY_TYPOS = 15

const parseChoice = <T extends string>(params: RawParams, name: string, values: readonly T[], fallback: T): T => {
  const value = parseTextParam(params, name, 50)
  if (value === undefined || value === '') return fallback
  const found = values.find((one) => one === value)
  if (found === undefined)
    throw badRequest(`Invalid value for "${name}" parameter, expected one of ${values.join(', ')}`)
  return found
}

const parseTypoMode = (params: RawParams): { typos: boolean; typoMode: TextQuery['typoMode'] } => {
  const value = getRawParam(params, 'typoTolerance')
  if (value === undefined || value === true || value === 'true') return { typos: true, typoMode: 'all' }
  if (value === false || value === 'false') return { typos: false, typoMode: 'all' }
  if (value === 'min' || value === 'strict') return { typos: true, typoMode: value }
  throw badRequest('Invalid value for "typoTolerance" parameter, expected a boolean, "min" or "strict"')
}

const parseQueryOptions = (params: RawParams, typos: boolean): QueryOptions => {
  const type = parseChoice(params, 'queryType', ['prefixLast', 'prefixAll', 'prefixNone'], 'prefixLast')
  return {
    typos,
    prefix: type === 'prefixAll' ? 'all' : type === 'prefixNone' ? 'none' : 'last',
    minFor1: parseIntegerParam(params, 'minWordSizefor1Typo', 1000) ?? defaultQueryOptions.minFor1,
    minFor2: parseIntegerParam(params, 'minWordSizefor2Typos', 1000) ?? defaultQueryOptions.minFor2,
    numericTypos: parseFlagParam(params, 'allowTyposOnNumericTokens'),
  }
}

const ordinalsOf = (plan: IndexPlan, names: readonly string[]): number[] =>
  plan.searchable.flatMap(({ name }, ordinal) => (names.includes(name) ? [ordinal] : []))

const parseOptionalWords = (params: RawParams): Set<string> => {
  const value = getRawParam(params, 'optionalWords')
  const list =
    typeof value === 'string' && !value.trim().startsWith('[') ? [value] : parseNamesParam(params, 'optionalWords', 100)
  const length = (list ?? []).reduce((sum, text) => sum + text.length, 0)
  if (length > limits.optionalWordsLength)
    throw badRequest(`"optionalWords" is longer than ${limits.optionalWordsLength} characters`)
  return new Set((list ?? []).flatMap((text) => splitWords(text.slice(0, limits.queryLength)).map((word) => word.text)))
}

const makeSlotsOptional = (variants: readonly QueryVariant[]): QueryVariant[] =>
  variants.map(({ slots, literal }) => ({ slots: slots.map((slot) => ({ ...slot, optional: true })), literal }))

/** Returns variants with fewer and fewer words from one end, or with all words optional. */
const parseFallbacks = (params: RawParams, variants: readonly QueryVariant[]): (readonly QueryVariant[])[] => {
  const modes = ['none', 'lastWords', 'firstWords', 'allOptional'] as const
  const mode = parseChoice(params, 'removeWordsIfNoResults', modes, 'none')
  const slots = variants[0]?.slots ?? []
  if (mode === 'none' || slots.length < 2) return []
  if (mode === 'allOptional') return [makeSlotsOptional(variants)]
  return slots.slice(1).map((_, i) => {
    const remainingSlots = mode === 'lastWords' ? slots.slice(0, -(i + 1)) : slots.slice(i + 1)
    return [{ slots: remainingSlots, literal: true }]
  })
}

/** @throws RequestError 400 */
export const parseTextQuery = (plan: IndexPlan, params: RawParams, query: string): TextQuery => {
  const { typos, typoMode } = parseTypoMode(params)
  const typedWords = parseQueryWords(query, parseQueryOptions(params, typos))
  const exactAlternatives = parseNamesParam(params, 'alternativesAsExact', 10) ?? ['ignorePlurals', 'singleWordSynonym']
  const enabled = ['synonyms', 'enableSynonyms'].every(
    (name) => getRawParam(params, name) === undefined || parseFlagParam(params, name),
  )
  const variants = buildVariants(
    typedWords,
    parseOptionalWords(params),
    enabled ? plan.synonyms : new Map(),
    exactAlternatives.includes('singleWordSynonym'),
  )
  const restricted = parseNamesParam(params, 'restrictSearchableAttributes', limits.listItems) ?? []
  const proximity = parseIntegerParam(params, 'minProximity', 7) ?? 1
  return {
    typedCount: typedWords.length,
    variants,
    attributes: restricted.length > 0 ? ordinalsOf(plan, restricted) : plan.searchable.map((_, ordinal) => ordinal),
    typolessAttributes: ordinalsOf(
      plan,
      parseNamesParam(params, 'disableTypoToleranceOnAttributes', limits.listItems) ?? [],
    ),
    inexactAttributes: ordinalsOf(plan, parseNamesParam(params, 'disableExactOnAttributes', limits.listItems) ?? []),
    maxTypos: ANY_TYPOS,
    typoMode,
    minProximity: Math.max(1, proximity),
    attributeCriterion: parseChoice(
      params,
      'attributeCriteriaComputedBy',
      ['minProximity', 'bestMatch'],
      'minProximity',
    ),
    exactOnSingle: parseChoice(params, 'exactOnSingleWordQuery', ['attribute', 'word', 'none'], 'attribute'),
    fallbacks: parseFallbacks(params, variants),
  }
}
