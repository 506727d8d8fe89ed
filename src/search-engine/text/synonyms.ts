import { limits } from '../limits'
import type { QueryWord } from './query-words'
import { splitWords } from './tokenise'

/** The part of Algolia's synonyms that the engine reads. */
export type Synonym = {
  readonly objectID: string
  readonly type: string
  readonly synonyms?: readonly string[] | undefined
  readonly input?: string | undefined
  readonly word?: string | undefined
  readonly corrections?: readonly string[] | undefined
}

type Replacement = { readonly words: readonly string[]; readonly floor: 0 | 1 | 2 }
/** The replacements of each phrase, whose words are separated by spaces. */
export type SynonymMap = ReadonlyMap<string, readonly Replacement[]>

/** One position of a query: any of its words matches. */
export type QuerySlot = {
  readonly words: readonly QueryWord[]
  /** The word that has to follow directly: the second half of a word that was split. */
  readonly next?: QueryWord
  /** A record may lack it. */
  readonly optional: boolean
}
/** One interpretation of a query; `literal` if no phrase was replaced. */
export type QueryVariant = { readonly slots: readonly QuerySlot[]; readonly literal: boolean }

const toWords = (text: string): string[] => splitWords(text).map((word) => word.text)

export const compileSynonyms = (synonyms: readonly Synonym[]): SynonymMap => {
  const map = new Map<string, Replacement[]>()
  const add = (from: string, to: string, floor: 0 | 1 | 2): void => {
    const [key, target] = [toWords(from).join(' '), toWords(to)]
    if (key === '' || target.length === 0 || key === target.join(' ')) return
    map.set(key, [...(map.get(key) ?? []), { words: target, floor }])
  }
  for (const one of synonyms) for (const { from, to, floor } of toPairs(one)) add(from, to, floor)
  return map
}

type Pair = { readonly from: string; readonly to: string; readonly floor: 0 | 1 | 2 }
const toPairs = ({ type, synonyms = [], input = '', word = '', corrections = [] }: Synonym): Pair[] => {
  switch (type.toLowerCase()) {
    case 'synonym':
      return synonyms.flatMap((from) => synonyms.map((to): Pair => ({ from, to, floor: 0 })))
    case 'onewaysynonym':
      return synonyms.map((to) => ({ from: input, to, floor: 0 }))
    case 'altcorrection1':
      return corrections.map((to) => ({ from: word, to, floor: 1 }))
    case 'altcorrection2':
      return corrections.map((to) => ({ from: word, to, floor: 2 }))
    default:
      return []
  }
}

const MAX_PHRASE_WORDS = 4

const createSynonymWord = (typedWord: string, text: string, floor: 0 | 1 | 2, exact: boolean): QueryWord => ({
  text,
  prefix: false,
  typos: 0,
  exact,
  minTypos: floor,
  typedText: typedWord,
})

/**
 * Returns the interpretations of the typed words: as typed, with one-word synonyms as alternatives; and one more for
 * each synonym that is, or replaces, several words. At most `limits.queryVariants`.
 */
export const buildVariants = (
  queryWords: readonly QueryWord[],
  optional: ReadonlySet<string>,
  synonyms: SynonymMap,
  synonymsAreExact: boolean,
): QueryVariant[] => {
  if (queryWords.length === 0) return []
  const isOptional = (word: QueryWord): boolean => optional.has(word.text)
  const single = (word: QueryWord): QueryWord[] =>
    (synonyms.get(word.text) ?? []).flatMap(({ words: to, floor }) =>
      to.length === 1 ? [createSynonymWord(word.text, to[0] ?? '', floor, synonymsAreExact)] : [],
    )
  const slots = queryWords.map((word): QuerySlot => ({ words: [word, ...single(word)], optional: isOptional(word) }))
  const variants: QueryVariant[] = [{ slots, literal: true }]
  for (const { from, to } of listSpans(queryWords.length)) {
    const span = queryWords.slice(from, to)
    for (const replacementSlots of findReplacements(span, span.every(isOptional), synonyms))
      variants.push({ slots: [...slots.slice(0, from), ...replacementSlots, ...slots.slice(to)], literal: false })
  }
  return variants.slice(0, limits.queryVariants)
}

const listSpans = (length: number): { from: number; to: number }[] =>
  Array.from({ length }, (_, from) =>
    Array.from({ length: Math.min(MAX_PHRASE_WORDS, length - from) }, (__, more) => ({ from, to: from + more + 1 })),
  ).flat()

/** Returns the replacements of a phrase, or of one word by several. */
const findReplacements = (span: readonly QueryWord[], optional: boolean, synonyms: SynonymMap): QuerySlot[][] => {
  const phrase = span.map((word) => word.text).join(' ')
  return (synonyms.get(phrase) ?? []).flatMap(({ words: to, floor }) =>
    span.length === 1 && to.length === 1
      ? []
      : [to.map((text): QuerySlot => ({ words: [createSynonymWord(phrase, text, floor, false)], optional }))],
  )
}
