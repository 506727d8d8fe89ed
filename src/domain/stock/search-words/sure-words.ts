import type { SearchState } from '../search-url/state'
import { allNouns } from './can-be-filters'
import { fillerWords } from './filler-words'
import { findMisspeltName, listNameWords } from './misspelt-names'
import { sortWords } from './sort-phrases'
import { tokenize } from './tokens'
import { soleFields } from './certain-names'
import type { Vocabulary } from './vocabulary'
import type { WordsDraft } from './words-draft'

/** The order that single words choose: “cheapest”. */
export const findSort = (rest: readonly string[]): Pick<SearchState, 'sortBy'> => {
  const keys = rest.map((raw) => raw.toLowerCase())
  const sortOrders = keys.flatMap(
    (key, index) => sortWords.get(`${keys[index - 1] ?? ''}${key}`) ?? sortWords.get(key) ?? [],
  )
  return sortOrders[0] === undefined ? {} : { sortBy: sortOrders[0] }
}

/** True for “long” before “range”, where a version in stock is a Long Range. */
const beginsVersion = (first: string, second: string | undefined, { facets }: Vocabulary): boolean =>
  second !== undefined &&
  [facets['badge'], facets['series']].some((values) =>
    Object.keys(values ?? {}).some((value) => ` ${value.toLowerCase()} `.includes(` ${first} ${second} `)),
  )

/** The words that stay text. */
export const toRemainingText = ({ rest }: WordsDraft, words: Vocabulary): string => {
  const keys = rest.map((raw) => raw.toLowerCase())
  const isFiller = (key: string, index: number): boolean =>
    words.nouns.has(key) || (fillerWords.has(key) && !beginsVersion(key, keys[index + 1], words))
  return rest.filter((_, index) => !isFiller(keys[index] ?? '', index)).join(' ')
}

/**
 * True when the words hold only conditions no filter can express: everything is found, and the page names these words.
 */
const hasOnlyUnfilterableWords = ({ denying, measures }: WordsDraft, rest: string): boolean =>
  rest === '' && denying.length + measures.length > 0

/** True for “cheap car” or “cars near me”: as text, words that no record has would find nothing. */
const hasOnlyFillers = ({ understood, rest: fillers }: WordsDraft, rest: string): boolean =>
  rest === '' && understood === 0 && fillers.length > 0

/**
 * True for words that no name in stock has. As text they would find nothing, and leaving words out could then leave
 * out the one that is understood.
 */
export const isUnknownText = (rest: string, { nameWords: known, facets }: Vocabulary): boolean => {
  const keys = tokenize(rest).map(({ key }) => key)
  const names = listNameWords(facets.make_model)
  // The search as text corrects a misspelt name and says so.
  const isName = (key: string): boolean => known.has(key) || findMisspeltName(key, names) !== undefined
  // The last word may be one that is still being typed.
  const isBegun = (key: string): boolean => [...known].some((word) => word.startsWith(key))
  return keys.length > 0 && keys.every((key) => /^\p{L}/u.test(key) && !isName(key)) && !isBegun(keys.at(-1) ?? '')
}

/** True for one name beside words that are no text: “do you have utes”, “cheap ute”, “toyota gunnedoowop”. */
const isSureName = ({ rest: fillers, measures }: WordsDraft, rest: string, words: Vocabulary): boolean =>
  (rest === '' && fillers.length + measures.length > 0) || 'sortBy' in findSort(fillers) || isUnknownText(rest, words)

/**
 * True for one fuel, drive or model and nothing else. As text, the “3” of “mazda 3” would also find each Mazda CX-30.
 */
const isSoleName = ({ lists, rest: unread, namesModel }: WordsDraft, rest: string): boolean =>
  rest === '' && unread.length === 0 && (namesModel || soleFields.some((field) => lists[field] !== undefined))

/** True when the words have only one meaning (`ParsedWords.sure`). */
export const isSure = (draft: WordsDraft, rest: string, words: Vocabulary): boolean => {
  const { ranges, understood, certain, sortBy } = draft
  if (understood > 1 || certain || sortBy !== undefined || Object.keys(ranges).length > 0) return true
  if (hasOnlyUnfilterableWords(draft, rest) || hasOnlyFillers(draft, rest)) return true
  return understood === 1 && (isSoleName(draft, rest) || isSureName(draft, rest, words))
}

/** Words, and fillers among them, from which a text is a sentence: as text, its words would find nothing. */
const SENTENCE_LENGTH = 7
const SENTENCE_FILLERS = 3

const isSentence = (raws: readonly string[]): boolean =>
  raws.length >= SENTENCE_LENGTH && raws.filter((raw) => fillerWords.has(raw.toLowerCase())).length >= SENTENCE_FILLERS

/** True for “one owner low ks” and “car with dash cam”: an order or a kind of vehicle beside words that nothing has. */
export const isPartlyFiller = (
  { understood, rest: raws, ranges }: WordsDraft,
  rest: string,
  words: Vocabulary,
): boolean =>
  understood === 0 &&
  Object.keys(ranges).length === 0 &&
  ('sortBy' in findSort(raws) || isSentence(raws) || raws.some((raw) => allNouns.has(raw.toLowerCase()))) &&
  isUnknownText(rest, words)
