import { type ListField, type RangeField } from '../fields/search-fields'
import { limits } from '../search-url/limits'
import { makeOfPair, type Nearby, type Range, type SearchState } from '../search-url/state'
import { withQuery } from '../search-url/search-changes'
import { findAge } from './age'
import { findAmount, type AmountPhrase, findCount, findLoneAmount } from './amounts'
import { findDeniedStart, isJoinWord, countNegationTokens, joinTokens } from './negations'
import type { IgnoredWords } from './ignored-words'
import { findMeasure } from './measures'
import { findNearby } from './near'
import { isQuoted } from './quoted'
import { keyOf, tokenize, type Token } from './tokens'
import { fillerWords, itemTypeNouns, sortWords } from './trade-words'
import { standaloneNames, needsMake, type Meaning, type Vocabulary } from './vocabulary'

/** The filters found in a shopper's words, and the words that are not filters. */
export type ParsedWords = Pick<SearchState, 'lists' | 'ranges' | 'sortBy' | 'near'> & {
  /** Values that a negation excludes: “not white”. */
  readonly without: SearchState['lists']
  /** Number of phrases understood. */
  readonly understood: number
  /**
   * True when the words have only one meaning: one name with fillers, two names, an amount, a count, a
   * certain name (`Vocabulary.certain`) beside any words, or only words that no filter can express or that have no
   * meaning.
   */
  readonly sure: boolean
  readonly rest: string
  /** Phrases that no filter can express, as written; they are neither filters nor text. */
  readonly ignored: IgnoredWords
}

type Phrase = { readonly length: number; readonly certain?: boolean; readonly lone?: true } & (
  { readonly meaning: Meaning } | { readonly amount: Pick<SearchState, 'ranges'> }
)

/**
 * True when a text can contain filters: several words without quotes, an amount with a sign (`suv<30k`, `$30,000`), one
 * name that is a filter by itself, or one word without a meaning, such as “cheap”. Any other single word is searched as
 * text, which finds the same vehicles and more.
 */
export const canBeFilters = (text: string): boolean =>
  !isQuoted(text) &&
  (/\S\s+\S|\d\s*[-–—]\s*\$?\d|[<>]=?\$?\d|^\s*(?:\$\d|\d[\d,.]*k\b)|^[-–—]\p{L}/iu.test(text.trim()) ||
    standaloneNames.has(keyOf(text)) ||
    allNouns.has(text.trim().toLowerCase()) ||
    fillerWords.has(text.trim().toLowerCase()))

const allNouns: ReadonlySet<string> = new Set(Object.values(itemTypeNouns).flat())

/** Words of the longest name. */
const MAX_NAME_WORDS = 6

/**
 * Returns the keys that a name may have: as written, and of “cx-5s” and “model 3s” the model's. An “s” that stands alone
 * is no plural, since “911 S” is a version of its own.
 */
const listNameKeys = (tokens: readonly Token[]): readonly string[] => {
  const key = tokens.map((one) => one.key).join('')
  return /\ds$/.test(tokens.at(-1)?.key ?? '') ? [key, key.slice(0, -1)] : [key]
}

const at = <T>(
  tokens: readonly Token[],
  from: number,
  look: (key: string) => T | undefined,
): (T & { readonly length: number; readonly certain?: boolean }) | undefined => {
  for (let length = Math.min(MAX_NAME_WORDS, tokens.length - from); length > 0; length -= 1) {
    const [written = '', singular] = listNameKeys(tokens.slice(from, from + length))
    const found = look(written)
    if (found !== undefined) return { ...found, length }
    const ofPlural = singular === undefined ? undefined : look(singular)
    // As text the plural would find less.
    if (ofPlural !== undefined) return { ...ofPlural, length, certain: true }
  }
  return undefined
}

const createMeaning = (field: ListField, values: readonly string[]): { readonly meaning: Meaning } => ({
  meaning: { field, values },
})

/** Finds a model directly after its make, where “3”, “500” and “2008” are models. */
const findModelOfMake = (tokens: readonly Token[], from: number, make: string | undefined, words: Vocabulary) =>
  make === undefined
    ? undefined
    : at(tokens, from, (key) => {
        // “Holden ute” is any ute of that make, although there was a model of that name.
        if (words.meanings.get(key)?.field === 'body') return undefined
        const pairs = words.models.get(key)?.filter((pair) => makeOfPair(pair) === make)
        return pairs?.length ? createMeaning('make_model', pairs) : undefined
      })

const findName = (tokens: readonly Token[], from: number, words: Vocabulary) =>
  at(tokens, from, (key) => {
    const certain = words.certain.has(key)
    const make = words.makes.get(key)
    if (make !== undefined) return { ...createMeaning('make', [make]), certain }
    const namedMeaning = words.meanings.get(key)
    if (namedMeaning) return { meaning: namedMeaning, certain }
    const pairs = needsMake(key) ? undefined : words.models.get(key)
    return pairs ? createMeaning('make_model', pairs) : undefined
  })

const toPhrase = ({ length, field, range }: AmountPhrase): Phrase => ({
  length,
  amount: { ranges: { [field]: range } },
})

const findAmountPhrase = (tokens: readonly Token[], from: number, words: Vocabulary): Phrase | undefined => {
  const age = findAge(tokens, from, words.thisYear)
  if (age) return { length: age.length, amount: { ranges: { year: age.range } } }
  const amount = findAmount(tokens, from)
  if (amount) return toPhrase(amount)
  const count = findCount(tokens, from)
  return count && words.facets[count.field]?.[count.value]
    ? { length: count.length, certain: true, ...createMeaning(count.field, [count.value]) }
    : undefined
}

const findYear = ({ key }: Token, words: Vocabulary): Phrase | undefined =>
  /^\d{4}$/.test(key) && words.years.has(key) ? { length: 1, ...createMeaning('year', [key]) } : undefined

const findPhrase = (tokens: readonly Token[], from: number, make: string | undefined, words: Vocabulary) =>
  findModelOfMake(tokens, from, make, words) ??
  findAmountPhrase(tokens, from, words) ??
  findName(tokens, from, words) ??
  (tokens[from] && findYear(tokens[from], words))

type WordsDraft = {
  lists: Partial<Record<ListField, readonly string[]>>
  ranges: SearchState['ranges']
  /** Amounts without a bound. */
  lone: SearchState['ranges']
  understood: number
  /** True when one of the names was a certain one, or a count. */
  certain: boolean
  rest: string[]
  without: Partial<Record<ListField, readonly string[]>>
  /** Negations of something without a filter: “no accidents”. */
  denying: string[]
  measures: string[]
  near?: Nearby
  /** “Near” without a distance: the nearest come first. */
  nearestFirst: boolean
}

const addValues = (lists: Partial<Record<ListField, readonly string[]>>, { field, values }: Meaning): void => {
  lists[field] = [...new Set([...(lists[field] ?? []), ...values])].slice(0, limits.valuesPerField)
}

const addPhrase = (draft: WordsDraft, found: Phrase): void => {
  if (found.lone && 'amount' in found) {
    draft.lone = { ...draft.lone, ...found.amount.ranges }
    return
  }
  draft.understood += 1
  draft.certain ||= found.certain === true
  if ('amount' in found) {
    draft.ranges = { ...draft.ranges, ...found.amount.ranges }
    return
  }
  addValues(draft.lists, found.meaning)
}

/** “Not under 30k” is 30k and over; the opposite of a range with two ends would be two ranges. */
const invertRange = ({ min, max }: Range): Range | undefined => {
  if (min !== undefined && max !== undefined) return undefined
  return min === undefined ? { min: max ?? 0 } : { max: min }
}

const isDeniable = (denied: Phrase): boolean =>
  'meaning' in denied || Object.values(denied.amount.ranges).every((range) => invertRange(range) !== undefined)

const addDenied = (draft: WordsDraft, denied: Phrase): void => {
  draft.understood += 1
  // As text it would find what it denies.
  draft.certain = true
  if ('meaning' in denied) addValues(draft.without, denied.meaning)
  else
    for (const [field, range] of Object.entries(denied.amount.ranges))
      draft.ranges = { ...draft.ranges, [field]: invertRange(range) }
}

/** Where several makes have a model of this name, keeps those of a named make. */
const resolveModels = (lists: WordsDraft['lists']): SearchState['lists'] => {
  const { make: makes = [], make_model: pairs = [] } = lists
  const ofNamed = pairs.filter((pair) => makes.includes(makeOfPair(pair) ?? ''))
  const remaining = ofNamed.length > 0 ? ofNamed : pairs
  return remaining.length === 0 ? lists : { ...lists, make_model: remaining }
}

const makeOfPhrase = (found: Phrase): string | undefined =>
  'meaning' in found && found.meaning.field === 'make' ? found.meaning.values[0] : undefined

const fieldOfPhrase = (found: Phrase): string =>
  'meaning' in found ? found.meaning.field : Object.keys(found.amount.ranges).join()

type Denied = { readonly phrases: readonly Phrase[]; readonly end: number }

/** Finds a denied name, with its model and further names of the same field: “not toyota or mazda”. */
const findDeniedNames = (tokens: readonly Token[], at: number, words: Vocabulary): Denied => {
  const denied = findPhrase(tokens, at, undefined, words)
  if (!denied) return { phrases: [], end: Math.min(at + 1, tokens.length) }
  const model = findModelOfMake(tokens, at + denied.length, makeOfPhrase(denied), words)
  const end = at + denied.length + (model?.length ?? 0)
  const phrases = [model ?? denied]
  const next = isJoinWord(tokens[end]) ? findPhrase(tokens, end + 1, undefined, words) : undefined
  if (!next || fieldOfPhrase(next) !== fieldOfPhrase(denied)) return { phrases, end }
  const others = findDeniedNames(tokens, end + 1, words)
  return { phrases: [...phrases, ...others.phrases], end: others.end }
}

/** Finds the negation at a position with all that it denies; undefined for none. */
const findDenied = (tokens: readonly Token[], from: number, words: Vocabulary): Denied | undefined => {
  const length = countNegationTokens(tokens, from)
  if (length === 0) return undefined
  const at = findDeniedStart(tokens, from + length, (to) => findPhrase(tokens, to, undefined, words) !== undefined)
  return findDeniedNames(tokens, at, words)
}

const findSort = (rest: readonly string[]): Pick<SearchState, 'sortBy'> => {
  const keys = rest.map((raw) => raw.toLowerCase())
  const sortOrders = keys.flatMap(
    (key, index) => sortWords.get(`${keys[index - 1] ?? ''}${key}`) ?? sortWords.get(key) ?? [],
  )
  return sortOrders[0] === undefined ? {} : { sortBy: sortOrders[0] }
}

/**
 * True when the words hold only conditions no filter can express: everything is found, and the page names these words.
 */
const hasOnlyUnfilterableWords = ({ denying, measures }: WordsDraft, rest: string): boolean =>
  rest === '' && denying.length + measures.length > 0

/** True for “cheap car” or “cars near me”: as text, words that no record has would find nothing. */
const hasOnlyFillers = ({ understood, rest: fillers }: WordsDraft, rest: string): boolean =>
  rest === '' && understood === 0 && fillers.length > 0

const isSure = (draft: WordsDraft, rest: string): boolean => {
  const { ranges, understood, certain, rest: sortOrders } = draft
  if (understood > 1 || certain || Object.keys(ranges).length > 0) return true
  if (hasOnlyUnfilterableWords(draft, rest) || hasOnlyFillers(draft, rest)) return true
  return understood === 1 && ((rest === '' && sortOrders.length > 0) || 'sortBy' in findSort(sortOrders))
}

const toRemainingText = ({ rest }: WordsDraft, { nouns }: Vocabulary): string =>
  rest.filter((raw) => !fillerWords.has(raw.toLowerCase()) && !nouns.has(raw.toLowerCase())).join(' ')

const findLonePhrase = (tokens: readonly Token[], from: number): Phrase | undefined => {
  const amount = findLoneAmount(tokens, from)
  return amount && { ...toPhrase(amount), lone: true }
}

type ReadStep = { readonly length: number } & (
  | { readonly found: Phrase }
  | { readonly denied: readonly Phrase[] }
  | { readonly near: Nearby; readonly isVague: boolean }
  | { readonly ignored: 'denying' | 'measures' | 'rest' }
)

const readStep = (tokens: readonly Token[], from: number, make: string | undefined, words: Vocabulary): ReadStep => {
  const nearby = words.findPlace && findNearby(tokens, from, words.findPlace)
  if (nearby) return nearby
  const isInStock = (field: RangeField): boolean => Object.keys(words.facets[field] ?? {}).length > 0
  const measure = findMeasure(tokens, from, isInStock)
  if (measure)
    return isInStock(measure.field)
      ? { found: toPhrase(measure), length: measure.length }
      : { ignored: 'measures', length: measure.length }
  const found = findPhrase(tokens, from, make, words)
  if (found) return { found, length: found.length }
  const denied = findDenied(tokens, from, words)
  if (!denied) return { ignored: 'rest', length: 1 }
  const length = denied.end - from
  const canBeDenied = denied.phrases.length > 0 && denied.phrases.every(isDeniable)
  return canBeDenied ? { denied: denied.phrases, length } : { ignored: 'denying', length }
}

/** Returns the step; a word without meaning is replaced by an amount without a bound, where one starts there. */
const orLonePhrase = (step: ReadStep, tokens: readonly Token[], from: number): ReadStep => {
  const found = 'ignored' in step && step.ignored === 'rest' ? findLonePhrase(tokens, from) : undefined
  return found ? { found, length: found.length } : step
}

const addNearby = (draft: WordsDraft, { near, isVague }: { near: Nearby; isVague: boolean }): void => {
  draft.understood += 1
  draft.certain = true
  draft.near = near
  draft.nearestFirst = isVague
}

const createDraft = (): WordsDraft => ({
  lists: {},
  ranges: {},
  lone: {},
  understood: 0,
  certain: false,
  rest: [],
  without: {},
  denying: [],
  measures: [],
  nearestFirst: false,
})

/** Reads the tokens in order; with `lone`, an amount without a bound is a maximum. */
const readTokens = (tokens: readonly Token[], words: Vocabulary, lone: boolean): WordsDraft => {
  const draft = createDraft()
  let make: string | undefined
  for (let from = 0; from < tokens.length;) {
    const plainStep = readStep(tokens, from, make, words)
    const step = lone ? orLonePhrase(plainStep, tokens, from) : plainStep
    if ('found' in step) addPhrase(draft, step.found)
    else if ('near' in step) addNearby(draft, step)
    else if ('denied' in step) for (const denied of step.denied) addDenied(draft, denied)
    else draft[step.ignored].push(joinTokens(tokens, from, from + step.length))
    make = 'found' in step ? makeOfPhrase(step.found) : undefined
    from += step.length
  }
  return draft
}

/** Applies amounts without a bound only beside a name, or when all words are understood. */
const withLoneAmounts = (plain: WordsDraft, tokens: readonly Token[], words: Vocabulary): WordsDraft => {
  const draft = readTokens(tokens, words, true)
  if (Object.keys(draft.lone).length === 0 || (plain.understood === 0 && toRemainingText(draft, words) !== ''))
    return plain
  return { ...draft, ranges: { ...draft.lone, ...draft.ranges } }
}

/** Parses a text word by word, longest names first (SRCH-19). Never throws; values are those of the vocabulary. */
export const parseWords = (text: string, words: Vocabulary): ParsedWords => {
  const tokens = tokenize(text.slice(0, limits.query))
  const draft = withLoneAmounts(readTokens(tokens, words, false), tokens, words)
  const rest = toRemainingText(draft, words)
  const { ranges, understood, without, denying, measures, near } = draft
  return {
    lists: resolveModels(draft.lists),
    ranges,
    without,
    understood,
    ignored: { denying, measures },
    rest,
    sure: isSure(draft, rest),
    ...(near && { near }),
    ...(draft.nearestFirst && { sortBy: 'nearest' }),
    ...findSort(draft.rest),
  }
}

/**
 * Returns the search a shopper's words describe, in place of a text query; undefined when they are ambiguous: a name
 * alone, or one beside unknown words. Earlier choices stay unless the words replace them.
 */
export const buildSearchFromWords = (state: SearchState, text: string, words: Vocabulary): SearchState | undefined => {
  if (!canBeFilters(text)) return undefined
  const { lists, ranges, without, rest, sure, sortBy, near } = parseWords(text, words)
  if (!sure) return undefined
  const baseLists = lists.make || lists.make_model ? { ...state.lists, make: [], make_model: [] } : state.lists
  return withQuery(
    {
      ...state,
      ...(sortBy && { sortBy }),
      ...(near && { near }),
      lists: { ...baseLists, ...lists },
      ranges: { ...state.ranges, ...ranges },
      ...((state.without ?? Object.keys(without).length > 0) && { without: { ...state.without, ...without } }),
    },
    rest,
  )
}
