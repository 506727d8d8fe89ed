import { findMisspeltName, listNameWords, type KeyedName } from '../search-words/misspelt-names'
import { keyOf } from '../search-words/tokens'
import { formatPair, makeOfPair } from '../search-url/make-of-pair'

/** Fields whose values are suggested while a shopper types (SHP-02). */
const suggestedFields = ['make', 'make_model', 'body'] as const
type SuggestedField = (typeof suggestedFields)[number]

type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A make, model or body of the stock: “Toyota HiLux”, with the number of vehicles. */
export type NameSuggestion = {
  readonly field: SuggestedField
  readonly value: string
  readonly label: string
  readonly count: number
}

/** The facets that `listNameSuggestions` reads. */
export const suggestionFacets: readonly string[] = suggestedFields

const labelOf = (field: SuggestedField, value: string): string => (field === 'make_model' ? formatPair(value) : value)

const listNames = (facets: Facets): readonly NameSuggestion[] =>
  suggestedFields.flatMap((field) =>
    Object.entries(facets[field] ?? {})
      .filter(([value]) => field !== 'make_model' || makeOfPair(value) !== undefined)
      .map(([value, count]) => ({ field, value, label: labelOf(field, value), count })),
  )

const splitWords = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .map(keyOf)
    .filter((word) => word !== '')

/** Lists what a typed word may begin: each word of a name, and its words from there on written as one. */
const listStarts = (words: readonly string[]): readonly string[] => words.map((_, at) => words.slice(at).join(''))

/**
 * Returns how well a name fits the typed words; undefined if a word is no beginning of any of its words. “ra” fits
 * “Ranger” and “rav 4” fits “RAV4”, since shoppers type as they speak.
 */
const rankOf = (label: string, typedWords: readonly string[]): number | undefined => {
  const starts = listStarts(splitWords(label))
  const joinedTyped = typedWords.join('')
  if (starts[0]?.startsWith(joinedTyped)) return 0
  if (starts.some((start) => start.startsWith(joinedTyped))) return 1
  return typedWords.every((one) => starts.some((start) => start.startsWith(one))) ? 2 : undefined
}

/** A make before its models, and more vehicles before fewer. */
const compareNames = (a: NameSuggestion, b: NameSuggestion): number => b.count - a.count || (a.label < b.label ? -1 : 1)

type RankedName = { readonly name: NameSuggestion; readonly rank: number }

const rankNames = (names: readonly NameSuggestion[], typedWords: readonly string[]): readonly RankedName[] =>
  names.flatMap((name) => {
    const rank = rankOf(name.label, typedWords)
    return rank === undefined ? [] : [{ name, rank }]
  })

/** Returns the words as names of the stock begin, each once: without a plural’s ending, and with their typos mended. */
const mendWords = (typedWords: readonly string[], names: readonly NameSuggestion[], known: readonly KeyedName[]) => {
  const labels = names.map(({ label }) => splitWords(label))
  const beginsWord = (word: string): boolean => labels.some((words) => words.some((one) => one.startsWith(word)))
  const beginsName = (word: string): boolean => labels.some((words) => rankOf(words.join(' '), [word]) !== undefined)
  const mended = typedWords.flatMap((word): readonly string[] => {
    if (beginsWord(word)) return [word]
    const singular = [word.replace(/s$/u, ''), word.replace(/es$/u, '')].find(
      (one) => /^(?:\d+|..+)$/u.test(one) && beginsWord(one),
    )
    if (singular !== undefined) return [singular]
    return beginsName(word) ? [word] : splitWords(findMisspeltName(word, known) ?? word)
  })
  return [...new Set(mended)]
}

/**
 * Lists the names that begin with what is typed, the best first; of words that begin none, those of their singular or of
 * the name they misspell. Of an empty text the makes and bodies in most stock.
 */
export const listNameSuggestions = (text: string, facets: Facets, max: number): readonly NameSuggestion[] => {
  const typedWords = splitWords(text)
  const names = listNames(facets)
  if (text.trim() !== '' && typedWords.length === 0) return []
  if (typedWords.length === 0)
    return names
      .filter(({ field }) => field !== 'make_model')
      .sort(compareNames)
      .slice(0, max)
  const exact = rankNames(names, typedWords)
  const ranked =
    exact.length > 0 ? exact : rankNames(names, mendWords(typedWords, names, listNameWords(facets.make_model)))
  return [...ranked]
    .sort((a, b) => a.rank - b.rank || compareNames(a.name, b.name))
    .slice(0, max)
    .map(({ name }) => name)
}

/** A search offered while typing: its words, address and number of vehicles. */
export type SearchSuggestion = { readonly label: string; readonly href: string; readonly count: number }
/** A vehicle offered while typing. */
export type VehicleSuggestion = {
  readonly name: string
  readonly href: string
  readonly price: string
  readonly image: string
}
/** The answer of `GET /api/suggestions`. */
export type Suggestions = {
  readonly searches: readonly SearchSuggestion[]
  /** Searches of several shoppers, for a box without text. */
  readonly popular: readonly SearchSuggestion[]
  readonly vehicles: readonly VehicleSuggestion[]
}
