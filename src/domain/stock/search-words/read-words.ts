import { limits, type ListField } from '../search-url/fields'
import { makeOf, type SearchState } from '../search-url/state'
import { withQuery } from '../search-url/steps'
import { amountAt, type AmountPhrase, loneAmountAt, seatsAt } from './amounts'
import { deniedFrom, isJoin, negationAt, wordsOf } from './negations'
import { isQuoted } from './quoted'
import { keyOf, tokensOf, type Token } from './tokens'
import { fillers, sortWords } from './trade'
import { vagueIn } from './vague'
import { loneNames, needsMake, type Meaning, type Vocabulary } from './vocabulary'

/** The filters found in a shopper's words, and the words that are not filters. */
export type Reading = Pick<SearchState, 'lists' | 'ranges' | 'sortBy'> & {
  /** Number of phrases understood. */
  readonly understood: number
  /**
   * True when the words have only one meaning: one name with fillers, two names, an amount, a number of seats, a
   * certain name (`Vocabulary.certain`) beside any words, or only words that no filter can express.
   */
  readonly sure: boolean
  readonly rest: string
  /** Negations with the words they deny, as written; they are neither filters nor text. */
  readonly unread: readonly string[]
}

type Found = { readonly length: number; readonly certain?: boolean; readonly lone?: true } & (
  { readonly meaning: Meaning } | { readonly amount: Pick<SearchState, 'ranges'> }
)

/**
 * True when a text can contain filters: several words without quotes, an amount with a sign (`suv<30k`, `$30,000`), or
 * one name that is a filter by itself. Any other single word is searched as text, which finds the same vehicles and
 * more.
 */
export const mayBeFilters = (text: string): boolean =>
  !isQuoted(text) &&
  (/\S\s+\S|\d\s*[-–—]\s*\$?\d|[<>]=?\$?\d|^\s*(?:\$\d|\d[\d,.]*k\b)/i.test(text.trim()) || loneNames.has(keyOf(text)))

/** Words of the longest name. */
const longest = 6

const at = <T>(
  tokens: readonly Token[],
  from: number,
  look: (key: string) => T | undefined,
): (T & { readonly length: number }) | undefined => {
  for (let length = Math.min(longest, tokens.length - from); length > 0; length -= 1) {
    const key = tokens
      .slice(from, from + length)
      .map((one) => one.key)
      .join('')
    const found = look(key)
    if (found !== undefined) return { ...found, length }
  }
  return undefined
}

const meaning = (field: ListField, values: readonly string[]): { readonly meaning: Meaning } => ({
  meaning: { field, values },
})

/** Finds a model directly after its make, where “3”, “500” and “2008” are models. */
const modelOfMake = (tokens: readonly Token[], from: number, make: string | undefined, words: Vocabulary) =>
  make === undefined
    ? undefined
    : at(tokens, from, (key) => {
        const pairs = words.models.get(key)?.filter((pair) => makeOf(pair) === make)
        return pairs?.length ? meaning('make_model', pairs) : undefined
      })

const nameAt = (tokens: readonly Token[], from: number, words: Vocabulary) =>
  at(tokens, from, (key) => {
    const certain = words.certain.has(key)
    const make = words.makes.get(key)
    if (make !== undefined) return { ...meaning('make', [make]), certain }
    const named = words.named.get(key)
    if (named) return { meaning: named, certain }
    const pairs = needsMake(key) ? undefined : words.models.get(key)
    return pairs ? meaning('make_model', pairs) : undefined
  })

const asFound = ({ length, field, range }: AmountPhrase): Found => ({ length, amount: { ranges: { [field]: range } } })

const amountFound = (tokens: readonly Token[], from: number, words: Vocabulary): Found | undefined => {
  const amount = amountAt(tokens, from)
  if (amount) return asFound(amount)
  const seats = seatsAt(tokens, from)
  if (seats && words.seats.has(seats.seats)) return { length: seats.length, ...meaning('seats', [seats.seats]) }
  return undefined
}

const yearAt = ({ key }: Token, words: Vocabulary): Found | undefined =>
  /^\d{4}$/.test(key) && words.years.has(key) ? { length: 1, ...meaning('year', [key]) } : undefined

const foundAt = (tokens: readonly Token[], from: number, make: string | undefined, words: Vocabulary) =>
  modelOfMake(tokens, from, make, words) ??
  amountFound(tokens, from, words) ??
  nameAt(tokens, from, words) ??
  (tokens[from] && yearAt(tokens[from], words))

type Draft = {
  lists: Partial<Record<ListField, readonly string[]>>
  ranges: SearchState['ranges']
  /** Amounts without a bound. */
  lone: SearchState['ranges']
  understood: number
  /** True when one of the names was a certain one. */
  certain: boolean
  rest: string[]
  unread: string[]
}

const add = (draft: Draft, found: Found): void => {
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
  const { field, values } = found.meaning
  draft.lists[field] = [...new Set([...(draft.lists[field] ?? []), ...values])].slice(0, limits.valuesPerField)
}

/** Where several makes have a model of this name, keeps those of a named make. */
const settled = (lists: Draft['lists']): SearchState['lists'] => {
  const { make: makes = [], make_model: pairs = [] } = lists
  const ofNamed = pairs.filter((pair) => makes.includes(makeOf(pair) ?? ''))
  const left = ofNamed.length > 0 ? ofNamed : pairs
  return left.length === 0 ? lists : { ...lists, make_model: left }
}

const makeIn = (found: Found): string | undefined =>
  'meaning' in found && found.meaning.field === 'make' ? found.meaning.values[0] : undefined

const fieldOf = (found: Found): string =>
  'meaning' in found ? found.meaning.field : Object.keys(found.amount.ranges).join()

/** Returns the end of a denied name, with its model and further names of the same field: “not toyota or mazda”. */
const deniedTo = (tokens: readonly Token[], at: number, words: Vocabulary): number => {
  const denied = foundAt(tokens, at, undefined, words)
  if (!denied) return Math.min(at + 1, tokens.length)
  const end = at + denied.length
  const to = end + (modelOfMake(tokens, end, makeIn(denied), words)?.length ?? 0)
  const next = isJoin(tokens[to]) ? foundAt(tokens, to + 1, undefined, words) : undefined
  return next && fieldOf(next) === fieldOf(denied) ? deniedTo(tokens, to + 1, words) : to
}

/** Counts the tokens of the negation at a position and of all it denies; 0 for none. */
const deniedAt = (tokens: readonly Token[], from: number, words: Vocabulary): number => {
  const length = negationAt(tokens, from)
  if (length === 0) return 0
  const at = deniedFrom(tokens, from + length, (to) => foundAt(tokens, to, undefined, words) !== undefined)
  return deniedTo(tokens, at, words) - from
}

const sortIn = (rest: readonly string[]): Pick<SearchState, 'sortBy'> => {
  const keys = rest.map((raw) => raw.toLowerCase())
  const said = keys.flatMap((key, index) => sortWords.get(`${keys[index - 1] ?? ''}${key}`) ?? sortWords.get(key) ?? [])
  return said[0] === undefined ? {} : { sortBy: said[0] }
}

/**
 * True when the words hold only conditions no filter can express: everything is found, and the page names these words.
 */
const saysNothing = ({ unread, rest: said }: Draft, rest: string): boolean =>
  rest === '' && (unread.length > 0 || vagueIn(said.join(' ')).length > 0)

const isSure = (draft: Draft, rest: string): boolean => {
  const { lists, ranges, understood, certain, rest: said } = draft
  if (understood > 1 || certain || Object.keys(ranges).length > 0 || lists.seats !== undefined) return true
  if (saysNothing(draft, rest)) return true
  return understood === 1 && ((rest === '' && said.length > 0) || 'sortBy' in sortIn(said))
}

const restOf = ({ rest }: Draft): string => rest.filter((raw) => !fillers.has(raw.toLowerCase())).join(' ')

const loneAt = (tokens: readonly Token[], from: number): Found | undefined => {
  const amount = loneAmountAt(tokens, from)
  return amount && { ...asFound(amount), lone: true }
}

type Step = { readonly found?: Found | undefined; readonly denied?: boolean; readonly length: number }

const stepAt = (tokens: readonly Token[], from: number, make: string | undefined, words: Vocabulary): Step => {
  const found = foundAt(tokens, from, make, words)
  if (found) return { found, length: found.length }
  const denied = deniedAt(tokens, from, words)
  return { denied: denied > 0, length: Math.max(denied, 1) }
}

/** Returns the step; a word without meaning is replaced by an amount without a bound, where one starts there. */
const orAmount = (step: Step, tokens: readonly Token[], from: number): Step => {
  const found = step.found || step.denied ? undefined : loneAt(tokens, from)
  return found ? { found, length: found.length } : step
}

/** Reads the tokens in order; with `lone`, an amount without a bound is a maximum. */
const draftOf = (tokens: readonly Token[], words: Vocabulary, lone: boolean): Draft => {
  const draft: Draft = { lists: {}, ranges: {}, lone: {}, understood: 0, certain: false, rest: [], unread: [] }
  let make: string | undefined
  for (let from = 0; from < tokens.length;) {
    const step = stepAt(tokens, from, make, words)
    const { found, denied, length } = lone ? orAmount(step, tokens, from) : step
    if (found) add(draft, found)
    else (denied ? draft.unread : draft.rest).push(wordsOf(tokens, from, from + length))
    make = found && makeIn(found)
    from += length
  }
  return draft
}

/** Applies amounts without a bound only beside a name, or when all words are understood. */
const withLoneAmounts = (plain: Draft, tokens: readonly Token[], words: Vocabulary): Draft => {
  const draft = draftOf(tokens, words, true)
  if (Object.keys(draft.lone).length === 0 || (plain.understood === 0 && restOf(draft) !== '')) return plain
  return { ...draft, ranges: { ...draft.lone, ...draft.ranges } }
}

/** Parses a text word by word, longest names first (SRCH-19). Never throws; values are those of the vocabulary. */
export const readWords = (text: string, words: Vocabulary): Reading => {
  const tokens = tokensOf(text.slice(0, limits.query))
  const draft = withLoneAmounts(draftOf(tokens, words, false), tokens, words)
  const rest = restOf(draft)
  const { ranges, understood, unread } = draft
  return {
    lists: settled(draft.lists),
    ranges,
    understood,
    unread,
    rest,
    sure: isSure(draft, rest),
    ...sortIn(draft.rest),
  }
}

/**
 * Returns the search a shopper's words describe, in place of a text query; undefined when they are ambiguous: a name
 * alone, or one beside unknown words. Earlier choices stay unless the words replace them.
 */
export const searchForWords = (state: SearchState, text: string, words: Vocabulary): SearchState | undefined => {
  if (!mayBeFilters(text)) return undefined
  const { lists, ranges, rest, sure, sortBy } = readWords(text, words)
  if (!sure) return undefined
  const chosen = lists.make || lists.make_model ? { ...state.lists, make: [], make_model: [] } : state.lists
  return withQuery(
    {
      ...state,
      ...(sortBy && { sortBy }),
      lists: { ...chosen, ...lists },
      ranges: { ...state.ranges, ...ranges },
    },
    rest,
  )
}
