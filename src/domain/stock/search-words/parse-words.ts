import type { RangeField } from '../fields/search-fields'
import type { StockSort } from '../search-record/search-record'
import { limits } from '../search-url/limits'
import { makeOfPair } from '../search-url/make-of-pair'
import type { Nearby, Range, SearchState } from '../search-url/state'
import { countNegationTokens, endsNarrower, findDeniedStart, isJoinWord } from './negations'
import { findSort, isSure, isUnknownText, toRemainingText } from './sure-words'
import { withoutMisspeltMakes } from './absent-models'
import { addValues, createDraft, type WordsDraft } from './words-draft'
import { noIgnoredWords, type IgnoredWords } from './ignored-words'
import { splitJoinedNames } from './joined-names'
import { countBareRange, findMeasure } from './measures'
import { addFamilySize } from './family-size'
import { canHaveBody } from './model-bodies'
import { findLimit } from './licences'
import { findBarePostcode, findNearby } from './near'
import {
  fieldOfPhrase,
  findLonePhrase,
  findModelOfMake,
  findPhrase,
  makeOfPhrase,
  toPhrase,
  type Phrase,
} from './phrases'
import { allNouns } from './can-be-filters'
import { findSortPhrase } from './sort-phrases'
import { joinTokens, keyOf, tokenize, type Token } from './tokens'
import { addSubscription } from './subscription-words'
import { findTowing, TOWING_MINIMUM } from './towing'
import { countFillerPhrase, listWishes } from './filler-words'
import { countUnfilterable, describesPart, findCab, findIdentifier, findPetrolOfGrade } from './unfilterable-phrases'
import { modelOfPair, type Meaning, type Vocabulary } from './vocabulary'

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

const addPhrase = (draft: WordsDraft, found: Phrase): void => {
  if (found.lone && 'amount' in found) {
    draft.lone = { ...draft.lone, ...found.amount.ranges }
    return
  }
  draft.understood += 1
  draft.certain ||= found.certain === true
  draft.namesModel ||= found.isModel === true
  if ('amount' in found) {
    draft.ranges = { ...draft.ranges, ...found.amount.ranges }
    if (found.also) addValues(draft.lists, found.also)
    return
  }
  if (found.instead) draft.absent.push({ meaning: found.meaning, instead: found.instead })
  else addValues(draft.lists, found.meaning)
}

/** Adds what the stock has instead of models that it doesn't have; beside other models nothing replaces them. */
const addAbsent = (draft: WordsDraft): void => {
  const { absent, lists, rest } = draft
  const isAlone = lists.make_model === undefined
  for (const { meaning, instead } of absent) for (const one of isAlone ? instead : [meaning]) addValues(lists, one)
  const pairs = absent.flatMap(({ meaning }) => meaning.values)
  if (pairs.length > 0) draft.rest = withoutMisspeltMakes(rest, pairs)
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
  const isOfNamedMake = (pair: string): boolean => makes.includes(makeOfPair(pair) ?? '')
  const namesOfMakes = new Set(pairs.filter(isOfNamedMake).map((pair) => keyOf(modelOfPair(pair))))
  const remaining = pairs.filter((pair) => isOfNamedMake(pair) || !namesOfMakes.has(keyOf(modelOfPair(pair))))
  return remaining.length === 0 ? lists : { ...lists, make_model: remaining }
}

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

type ReadStep = { readonly length: number } & (
  | { readonly found: Phrase; readonly unread?: string | undefined }
  | { readonly denied: readonly Phrase[] }
  | { readonly near: Nearby; readonly isVague: boolean }
  | { readonly sort: StockSort }
  | { readonly ignored: 'denying' | 'measures' | 'rest' }
)

/** Reads “towing” without an amount, which is ignored where nothing in stock tows enough. */
const readTowing = (tokens: readonly Token[], from: number, { facets }: Vocabulary): ReadStep | undefined => {
  const towing = findTowing(tokens, from)
  if (!towing) return undefined
  const { length } = towing
  const canTow = Object.keys(facets[towing.field] ?? {}).some((kilograms) => Number(kilograms) >= TOWING_MINIMUM)
  return canTow ? { found: toPhrase(towing), length } : { ignored: 'measures', length }
}

const readBareRange = (tokens: readonly Token[], from: number, { textWords }: Vocabulary): ReadStep | undefined => {
  const length = countBareRange(tokens, from)
  // “Long range” is a version of its own where a badge says so.
  const isText = textWords.has(tokens[from + length - 1]?.key ?? '')
  return length > 0 && !isText ? { ignored: 'measures', length } : undefined
}

/** Reads a measure, which is ignored where no filter of this stock expresses it. */
const readMeasure = (tokens: readonly Token[], from: number, words: Vocabulary): ReadStep | undefined => {
  const isInStock = (field: RangeField): boolean => Object.keys(words.facets[field] ?? {}).length > 0
  const measure = findMeasure(tokens, from, isInStock)
  if (!measure) return readTowing(tokens, from, words) ?? readBareRange(tokens, from, words)
  const { field, length, range, limit } = measure
  if (field === undefined || !isInStock(field)) return { ignored: 'measures', length }
  const also = limit && findLimit(limit, words)
  return { found: { ...toPhrase({ field, length, range }), also }, unread: also ? undefined : limit, length }
}

const readDenied = (tokens: readonly Token[], from: number, words: Vocabulary): ReadStep | undefined => {
  const denied = findDenied(tokens, from, words)
  if (!denied) return undefined
  const length = denied.end - from
  const canBeDenied = denied.phrases.length > 0 && denied.phrases.every(isDeniable) && !endsNarrower(tokens, denied.end)
  return canBeDenied ? { denied: denied.phrases, length } : { ignored: 'denying', length }
}

/** Reads a phrase that is no filter: fillers, and what no filter expresses. */
const readUnfiltered = (tokens: readonly Token[], from: number, words: Vocabulary): ReadStep | undefined => {
  const filler = countFillerPhrase(tokens, from)
  if (filler > 0) return { ignored: 'rest', length: filler }
  const length = countUnfilterable(tokens, from, words, (at) => findPhrase(tokens, at, undefined, words))
  return length > 0 ? { ignored: 'measures', length } : undefined
}

const readName = (
  tokens: readonly Token[],
  from: number,
  make: string | undefined,
  words: Vocabulary,
): ReadStep | undefined => {
  const found =
    findCab(tokens, from, words) ?? findPetrolOfGrade(tokens, from, words) ?? findPhrase(tokens, from, make, words)
  if (!found) return undefined
  const { length } = found
  return describesPart(tokens, from, found) ? { ignored: 'rest', length } : { found, length }
}

const readStep = (tokens: readonly Token[], from: number, make: string | undefined, words: Vocabulary): ReadStep =>
  readUnfiltered(tokens, from, words) ??
  (words.findPlace && findNearby(tokens, from, words.findPlace)) ??
  readMeasure(tokens, from, words) ??
  findSortPhrase(tokens, from) ??
  readName(tokens, from, make, words) ??
  readDenied(tokens, from, words) ??
  findBarePostcode(tokens, from, words) ?? { ignored: 'rest', length: 1 }

/**
 * Returns the step; a word without meaning is replaced by an amount without a bound, where one starts there. The number
 * of a model or a version is no price: the 1500 of a Silverado.
 */
const orLonePhrase = (step: ReadStep, tokens: readonly Token[], from: number, words: Vocabulary): ReadStep => {
  const isRest = 'ignored' in step && step.ignored === 'rest'
  const found = isRest && !words.nameWords.has(tokens[from]?.key ?? '') ? findLonePhrase(tokens, from) : undefined
  return found ? { found, length: found.length } : step
}

const addNearby = (draft: WordsDraft, { near, isVague }: { near: Nearby; isVague: boolean }): void => {
  draft.understood += 1
  draft.certain = true
  draft.near = near
  draft.nearestFirst = isVague
}

const addBody = (draft: WordsDraft, found: Phrase, words: string): void => {
  if ('meaning' in found && found.meaning.field === 'body') draft.bodies.push({ meaning: found.meaning, words })
}

/** Leaves the bodies as text that a named model or make can't have: the “Touring” of a Mazda is a grade. */
const dropForeignBodies = (draft: WordsDraft, { modelBodies }: Vocabulary): void => {
  const { make: makes = [], make_model: pairs = [] } = resolveModels(draft.lists)
  const isForeign = ({ values }: Meaning): boolean =>
    !values.some((body) => canHaveBody(modelBodies, { makes, pairs }, body))
  const foreign = draft.bodies.filter(({ meaning }) => isForeign(meaning))
  if (foreign.length === 0) return
  draft.lists.body = (draft.lists.body ?? []).filter(
    (body) => !foreign.some(({ meaning }) => meaning.values.includes(body)),
  )
  if (draft.lists.body.length === 0) delete draft.lists.body
  draft.understood -= foreign.length
  draft.rest.push(...foreign.map(({ words }) => words))
}

const FOUR_WHEEL_DRIVE_WAGON = /^(?:4wd|four wheel drive) wagons?$/iu

/** The trade calls many SUVs a “4wd wagon”: the words name a drive too, and wagons where there are any. */
const widenWagon = ({ lists, bodies }: WordsDraft, { meanings, facets }: Vocabulary): void => {
  if (!bodies.some(({ words }) => FOUR_WHEEL_DRIVE_WAGON.test(words))) return
  if (facets.body?.['Wagon']) addValues(lists, { field: 'body', values: ['Wagon'] })
  const drive = meanings.get('4wd')
  if (drive) addValues(lists, drive)
}

/** “Carplay n sunroof” joins two names; after a model an N is one of its versions. */
const joinsNames = (tokens: readonly Token[], at: number, before: Phrase | undefined): boolean =>
  tokens[at]?.key === 'n' &&
  at + 1 < tokens.length &&
  before !== undefined &&
  !['make', 'make_model'].includes(fieldOfPhrase(before))

const addStep = (draft: WordsDraft, step: ReadStep, typedText: string): void => {
  if ('sort' in step) draft.sortBy ??= step.sort
  else if ('found' in step) {
    addPhrase(draft, step.found)
    if (step.unread !== undefined) draft.measures.push(step.unread)
    addBody(draft, step.found, typedText)
  } else if ('near' in step) addNearby(draft, step)
  else if ('denied' in step) for (const denied of step.denied) addDenied(draft, denied)
  else draft[step.ignored].push(typedText)
}

/** Reads the tokens in order; with `lone`, an amount without a bound is a maximum. */
const readTokens = (tokens: readonly Token[], words: Vocabulary, lone: boolean): WordsDraft => {
  const draft = createDraft()
  let before: Phrase | undefined
  for (let from = 0; from < tokens.length;) {
    if (joinsNames(tokens, from, before)) {
      from += 1
      continue
    }
    const plainStep = readStep(tokens, from, before && makeOfPhrase(before), words)
    const step = lone ? orLonePhrase(plainStep, tokens, from, words) : plainStep
    addStep(draft, step, joinTokens(tokens, from, from + step.length))
    before = 'found' in step ? step.found : undefined
    from += step.length
  }
  addAbsent(draft)
  dropForeignBodies(draft, words)
  widenWagon(draft, words)
  addFamilySize(draft, words)
  addSubscription(draft, tokens, words)
  return draft
}

/** Applies amounts without a bound only beside a name, or when all words are understood. */
const withLoneAmounts = (plain: WordsDraft, tokens: readonly Token[], words: Vocabulary): WordsDraft => {
  const draft = readTokens(tokens, words, true)
  if (Object.keys(draft.lone).length === 0 || (plain.understood === 0 && toRemainingText(draft, words) !== ''))
    return plain
  return { ...draft, ranges: { ...draft.lone, ...draft.ranges } }
}

/** True for “one owner low ks” and “car with dash cam”: an order or a kind of vehicle beside words that nothing has. */
const isPartlyFiller = ({ understood, rest: raws, ranges }: WordsDraft, rest: string, words: Vocabulary): boolean =>
  understood === 0 &&
  Object.keys(ranges).length === 0 &&
  ('sortBy' in findSort(raws) || raws.some((raw) => allNouns.has(raw.toLowerCase()))) &&
  isUnknownText(rest, words)

const toTextSearch = (rest: string): ParsedWords => ({
  lists: {},
  ranges: {},
  without: {},
  understood: 1,
  sure: true,
  rest,
  ignored: noIgnoredWords,
})

/** Parses a text word by word, longest names first (SRCH-19). Never throws; values are those of the vocabulary. */
export const parseWords = (text: string, words: Vocabulary): ParsedWords => {
  const identifier = findIdentifier(text)
  if (identifier !== undefined) return toTextSearch(identifier)
  const typedTokens = tokenize(text.slice(0, limits.query))
  const tokens = splitJoinedNames(typedTokens, words)
  const draft = withLoneAmounts(readTokens(tokens, words, false), tokens, words)
  const typedRest = toRemainingText(draft, words)
  // As text these words would find nothing; the page names them instead.
  const isIgnored = isPartlyFiller(draft, typedRest, words)
  const rest = isIgnored ? '' : typedRest
  const { ranges, understood, without, denying, measures, absent, near } = draft
  return {
    lists: resolveModels(draft.lists),
    ranges,
    without,
    understood,
    ignored: {
      denying,
      measures: [...measures, ...(isIgnored ? [typedRest] : []), ...listWishes(draft)],
      absent: absent.flatMap(({ meaning }) => meaning.values),
    },
    rest,
    // As text, names that are written as one word find less than their parts.
    sure: tokens.length > typedTokens.length || isSure(draft, rest, words),
    ...(near && { near }),
    ...(draft.nearestFirst && { sortBy: 'nearest' }),
    ...findSort(draft.rest),
    ...(draft.sortBy && { sortBy: draft.sortBy }),
  }
}
