import { limits, type ListField } from '../search-url/fields'
import { makeOf, type SearchState } from '../search-url/state'
import { withQuery } from '../search-url/steps'
import { amountAt, seatsAt } from './amounts'
import { mayBeFilters } from './quoted'
import { deniedFrom, isJoin, negationAt, wordsOf } from './negations'
import { tokensOf, type Token } from './tokens'
import { fillers, sortWords } from './trade'
import { needsMake, type Meaning, type Vocabulary } from './vocabulary'

/** What a shopper's words say about the stock, and the words that say nothing known. */
export type Reading = Pick<SearchState, 'lists' | 'ranges' | 'sortBy'> & {
  /** How many phrases were understood. */
  readonly understood: number
  /** Whether the words can mean nothing else: one name beside fillers, two names, an amount or a count of seats. */
  readonly sure: boolean
  readonly rest: string
  /** Negations with what they deny, as written: neither filters nor text. */
  readonly unread: readonly string[]
}

type Found = { readonly length: number } & (
  { readonly meaning: Meaning } | { readonly amount: Pick<SearchState, 'ranges'> }
)

/** The longest name has this many words. */
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

/** A model right after its make: there “3”, “500” and “2008” are models. */
const modelOfMake = (tokens: readonly Token[], from: number, make: string | undefined, words: Vocabulary) =>
  make === undefined
    ? undefined
    : at(tokens, from, (key) => {
        const pairs = words.models.get(key)?.filter((pair) => makeOf(pair) === make)
        return pairs?.length ? meaning('make_model', pairs) : undefined
      })

const nameAt = (tokens: readonly Token[], from: number, words: Vocabulary) =>
  at(tokens, from, (key) => {
    const make = words.makes.get(key)
    if (make !== undefined) return meaning('make', [make])
    const named = words.named.get(key)
    if (named) return { meaning: named }
    const pairs = needsMake(key) ? undefined : words.models.get(key)
    return pairs ? meaning('make_model', pairs) : undefined
  })

const amountFound = (tokens: readonly Token[], from: number, words: Vocabulary): Found | undefined => {
  const amount = amountAt(tokens, from)
  if (amount) return { length: amount.length, amount: { ranges: { [amount.field]: amount.range } } }
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
  understood: number
  rest: string[]
  unread: string[]
}

const add = (draft: Draft, found: Found): void => {
  draft.understood += 1
  if ('amount' in found) {
    draft.ranges = { ...draft.ranges, ...found.amount.ranges }
    return
  }
  const { field, values } = found.meaning
  draft.lists[field] = [...new Set([...(draft.lists[field] ?? []), ...values])].slice(0, limits.valuesPerField)
}

/** A model several makes have means that of the make that is named, where one is. */
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

/** Where the name a negation denies ends, with its model and with others of its kind: “not toyota or mazda”. */
const deniedTo = (tokens: readonly Token[], at: number, words: Vocabulary): number => {
  const denied = foundAt(tokens, at, undefined, words)
  if (!denied) return Math.min(at + 1, tokens.length)
  const end = at + denied.length
  const to = end + (modelOfMake(tokens, end, makeIn(denied), words)?.length ?? 0)
  const next = isJoin(tokens[to]) ? foundAt(tokens, to + 1, undefined, words) : undefined
  return next && fieldOf(next) === fieldOf(denied) ? deniedTo(tokens, to + 1, words) : to
}

/** How many words a negation takes with all it denies; 0 where none begins. */
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

const isSure = ({ lists, ranges, understood, unread, rest: said }: Draft, rest: string): boolean => {
  if (understood > 1 || Object.keys(ranges).length > 0 || lists.seats !== undefined) return true
  return understood === 1 && rest === '' && said.length + unread.length > 0
}

/** Reads a text word by word, longest names first (SRCH-19). Total; values are the vocabulary's own. */
export const readWords = (text: string, words: Vocabulary): Reading => {
  const tokens = tokensOf(text.slice(0, limits.query))
  const draft: Draft = { lists: {}, ranges: {}, understood: 0, rest: [], unread: [] }
  let make: string | undefined
  for (let from = 0; from < tokens.length;) {
    const found = foundAt(tokens, from, make, words)
    const denied = found ? 0 : deniedAt(tokens, from, words)
    if (found) add(draft, found)
    else if (denied > 0) draft.unread.push(wordsOf(tokens, from, from + denied))
    else draft.rest.push(tokens[from]?.raw ?? '')
    make = found && makeIn(found)
    from += found?.length ?? Math.max(denied, 1)
  }
  const rest = draft.rest.filter((raw) => !fillers.has(raw.toLowerCase())).join(' ')
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
 * The search a shopper's words ask for, in place of a text query; undefined where they say too little to be sure: a
 * name alone, or one beside words that are not known. What was chosen before stays, unless the words say otherwise.
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
