import type { RangeField } from '../fields/search-fields'
import type { StockSort } from '../search-record/search-record'
import { limits } from '../search-url/limits'
import type { Nearby, SearchState } from '../search-url/state'
import { endsNarrower } from './negations'
import { findSort, isPartlyFiller, isSure, toRemainingText } from './sure-words'
import { withoutMisspeltMakes } from './absent-models'
import { addValues, createDraft, type WordsDraft } from './words-draft'
import { noIgnoredWords, type IgnoredWords } from './ignored-words'
import { findAmount, findLoneAmount } from './amounts'
import { readBareCapacity } from './bare-capacity'
import { splitJoinedNames } from './joined-names'
import { countBareRange, findMeasure } from './measures'
import { addFamilySize } from './family-size'
import { addFirstCar } from './first-car'
import { correctNames } from './corrected-names'
import { countPersonsAge, findChildsBike, findTravellers } from './people'
import { findThousands } from './plain-thousands'
import { takeTaxWords, withTax } from './tax-words'
import { addBody, dropForeignBodies, resolveModels, widenWagon } from './named-bodies'
import { findLimit, findLoneLicence } from './licences'
import { countUnknownPlace, findBarePlace, findBarePostcode, findNearby } from './near'
import { fieldOfPhrase, findLonePhrase, findPhrase, makeOfPhrase, toPhrase, type Phrase } from './phrases'
import { findSortPhrase } from './sort-phrases'
import { joinTokens, tokenize, type Token } from './tokens'
import { findDenied } from './denied-names'
import { addDenied, isDeniable, withoutDenied } from './denied-phrases'
import { addSubscription } from './subscription-words'
import { findTowing, TOWING_MINIMUM } from './towing'
import { addTowingKind } from './towing-kind'
import { countFillerPhrase, listWishes } from './filler-words'
import { countUnfilterable, describesPart, findCab, findIdentifier, findPetrolOfGrade } from './unfilterable-phrases'
import type { Vocabulary } from './vocabulary'

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
  if (found.sister !== undefined) draft.sisters.push(found.sister)
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
  const measure = findMeasure(tokens, from, isInStock) ?? findLoneLicence(tokens, from, words)
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
  if (denied.isSatisfied) return { denied: [], length }
  const canBeDenied = denied.phrases.length > 0 && denied.phrases.every(isDeniable) && !endsNarrower(tokens, denied.end)
  return canBeDenied ? { denied: denied.phrases, length } : { ignored: 'denying', length }
}

/** Reads a phrase that is no filter: fillers, and what no filter expresses. */
const readUnfiltered = (tokens: readonly Token[], from: number, words: Vocabulary): ReadStep | undefined => {
  const filler = countFillerPhrase(tokens, from)
  if (filler > 0) return { ignored: 'rest', length: filler }
  const length =
    countPersonsAge(tokens, from) ||
    countUnfilterable(tokens, from, words, (at) => findPhrase(tokens, at, undefined, words))
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

/** Reads an amount a week of a dealer who shows no repayments and has no subscription: the page says that it isn't used. */
const readRepayment = (tokens: readonly Token[], from: number, { facets }: Vocabulary): ReadStep | undefined => {
  const hasAmounts = [facets['weekly_price_range'], facets['subscription_price']].some(
    (one) => Object.keys(one ?? {}).length > 0,
  )
  const amount = hasAmounts ? undefined : (findAmount(tokens, from) ?? findLoneAmount(tokens, from))
  return amount?.field === 'weekly_price' ? { ignored: 'measures', length: amount.length } : undefined
}

const readPeople = (tokens: readonly Token[], from: number, words: Vocabulary): ReadStep | undefined => {
  const people = findTravellers(tokens, from, words)
  return people && { found: { ...toPhrase(people), certain: true }, length: people.length }
}

const readChildsBike = (tokens: readonly Token[], from: number, words: Vocabulary): ReadStep | undefined => {
  const found = findChildsBike(tokens, from, words)
  return found && { found, length: found.length, unread: joinTokens(tokens, from, from + found.length) }
}

const readThousands = (tokens: readonly Token[], from: number, words: Vocabulary): ReadStep | undefined => {
  const isKnown = (key: string): boolean =>
    [words.meanings, words.makes, words.models, words.tradeBodies].some((names) => names.has(key))
  const thousands = findThousands(tokens, from, isKnown)
  return thousands && { found: toPhrase(thousands), length: thousands.length }
}

const readCapacity = (tokens: readonly Token[], from: number, words: Vocabulary): ReadStep | undefined => {
  const capacity = readBareCapacity(tokens, from, words)
  return capacity && readMeasure([capacity], 0, words)
}

/** Reads “near” with a place that isn't known, so that the page names it: as text it would be a keyword. */
const readUnknownPlace = (tokens: readonly Token[], from: number, words: Vocabulary): ReadStep | undefined => {
  const length = countUnknownPlace(tokens, from, words)
  return length > 0 ? { ignored: 'measures', length } : undefined
}

/** The readers in the order in which they are tried; a word that none reads stays unread. */
const readers: readonly ((
  tokens: readonly Token[],
  from: number,
  words: Vocabulary,
  make: string | undefined,
) => ReadStep | undefined)[] = [
  readChildsBike,
  readUnfiltered,
  (tokens, from, { findPlace }) => findPlace && findNearby(tokens, from, findPlace),
  readPeople,
  readRepayment,
  readMeasure,
  findSortPhrase,
  (tokens, from, words, make) => readName(tokens, from, make, words),
  readDenied,
  findBarePostcode,
  readThousands,
  readCapacity,
  readUnknownPlace,
  findBarePlace,
]

const readStep = (tokens: readonly Token[], from: number, make: string | undefined, words: Vocabulary): ReadStep => {
  for (const read of readers) {
    const step = read(tokens, from, words, make)
    if (step) return step
  }
  return { ignored: 'rest', length: 1 }
}

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

/** “Carplay n sunroof” joins two names; after a model an N is one of its versions. */
const joinsNames = (tokens: readonly Token[], at: number, before: Phrase | undefined): boolean =>
  tokens[at]?.key === 'n' &&
  at + 1 < tokens.length &&
  before !== undefined &&
  !['make', 'make_model'].includes(fieldOfPhrase(before))

const addStep = (draft: WordsDraft, step: ReadStep, typedText: string, words: Vocabulary): void => {
  if ('sort' in step) draft.sortBy ??= step.sort
  else if ('found' in step) {
    addPhrase(draft, step.found)
    if (step.unread !== undefined) draft.measures.push(step.unread)
    addBody(draft, step.found, typedText, words)
  } else if ('near' in step) addNearby(draft, step)
  else if ('denied' in step) {
    for (const denied of step.denied) addDenied(draft, denied)
    // A name that the stock doesn't have is excluded already; as text it would be searched for.
    if (step.denied.length === 0) draft.certain = true
  } else draft[step.ignored].push(typedText)
}

/** A body after “with” is equipment of the one before it, which no filter expresses: a “tipper with hiab”. */
const withoutEquipment = (step: ReadStep, tokens: readonly Token[], from: number, { lists }: WordsDraft): ReadStep =>
  'found' in step && fieldOfPhrase(step.found) === 'body' && lists.body && tokens[from - 1]?.key === 'with'
    ? { ignored: 'measures', length: step.length }
    : step

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
    const step = withoutEquipment(lone ? orLonePhrase(plainStep, tokens, from, words) : plainStep, tokens, from, draft)
    addStep(draft, step, joinTokens(tokens, from, from + step.length), words)
    before = 'found' in step ? step.found : undefined
    from += step.length
  }
  addAbsent(draft)
  dropForeignBodies(draft, words)
  widenWagon(draft, words)
  addFamilySize(draft, words)
  addFirstCar(draft, words)
  addTowingKind(draft, tokens, words)
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

const toTextSearch = (rest: string): ParsedWords => ({
  lists: {},
  ranges: {},
  without: {},
  understood: 1,
  sure: true,
  rest,
  ignored: noIgnoredWords,
})

/** Reads a text; where words stay unread that misspell a name of the stock, with that name instead. */
const readText = (text: string, words: Vocabulary) => {
  const { tokens: typedTokens, factor } = takeTaxWords(tokenize(text))
  const read = (tokens: readonly Token[]): WordsDraft =>
    withLoneAmounts(readTokens(tokens, words, false), tokens, words)
  const tokens = splitJoinedNames(typedTokens, words)
  const draft = read(tokens)
  const isSplit = tokens.length > typedTokens.length
  const { tokens: mended, corrected } = correctNames(tokens, draft.rest, words)
  // A misspelt name alone is mended by the search as text.
  return corrected.length === 0 || tokens.length === 1
    ? { draft, corrected: [], isMended: isSplit, factor }
    : { draft: read(mended), corrected, isMended: true, factor }
}

/** Parses a text word by word, longest names first (SRCH-19). Never throws; values are those of the vocabulary. */
export const parseWords = (text: string, words: Vocabulary): ParsedWords => {
  const identifier = findIdentifier(text)
  if (identifier !== undefined) return toTextSearch(identifier)
  const { draft, corrected, isMended, factor } = readText(text.slice(0, limits.query), words)
  const typedRest = toRemainingText(draft, words)
  // As text these words would find nothing; the page names them instead.
  const isIgnored = isPartlyFiller(draft, typedRest, words)
  const rest = isIgnored ? '' : typedRest
  const { ranges, understood, without, denying, measures, absent, near } = draft
  return {
    lists: withoutDenied(resolveModels(draft.lists), without),
    ranges: withTax(ranges, factor),
    without,
    understood,
    ignored: {
      corrected,
      denying,
      measures: [...measures, ...(isIgnored ? [typedRest] : []), ...listWishes(draft)],
      absent: [...absent.flatMap(({ meaning }) => meaning.values), ...draft.sisters],
    },
    rest,
    // As text, names that are written as one word find less than their parts.
    sure: isMended || isSure(draft, rest, words),
    ...(near && { near }),
    ...(draft.nearestFirst && { sortBy: 'nearest' }),
    ...findSort(draft.rest),
    ...(draft.sortBy && { sortBy: draft.sortBy }),
  }
}
