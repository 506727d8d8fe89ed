import type { QueryWord } from './query-words'
import type { QuerySlot, QueryVariant } from './synonyms'

/** Reports whether the index has a word, or for a prefix one that begins with it. */
export type HasWord = (word: QueryWord) => boolean

/** More interpretations would cost more than they find. */
const MAX_COMPOUNDS = 12
/** A shorter word is not split: `x5` would be any `x` before a `5`. */
const MIN_SPLIT_LENGTH = 3
/** A shorter second half has to be complete: `ranger` is not the beginning of `range rover`. */
const MIN_PREFIX_LENGTH = 3

const createPart = (text: string, prefix: boolean, typedWord: string): QueryWord => ({
  text,
  prefix,
  typos: 0,
  exact: true,
  minTypos: 0,
  typedText: typedWord,
})

const typedWordOf = ({ words }: QuerySlot): QueryWord | undefined => words[0]

/** Joins two neighbouring words, `rav 4` to `rav4`. */
const listJoined = (slots: readonly QuerySlot[], hasWord: HasWord): QuerySlot[][] =>
  slots.slice(1).flatMap((right, i) => {
    const left = slots[i]
    const [first, second] = [left && typedWordOf(left), typedWordOf(right)]
    if (!left || !first || !second) return []
    const joined = createPart(first.text + second.text, second.prefix, `${first.text} ${second.text}`)
    if (!hasWord(joined)) return []
    const slot: QuerySlot = { words: [joined], optional: left.optional && right.optional }
    return [[...slots.slice(0, i), slot, ...slots.slice(i + 2)]]
  })

/** Splits a word in two that follow each other, `rangerover` to `range rover`. */
const listSplit = (slots: readonly QuerySlot[], hasWord: HasWord): QuerySlot[][] =>
  slots.flatMap((slot, i) => {
    const queryWord = typedWordOf(slot)
    if (!queryWord || queryWord.text.length < MIN_SPLIT_LENGTH) return []
    return Array.from({ length: queryWord.text.length - 1 }, (_, at) => [
      createPart(queryWord.text.slice(0, at + 1), false, queryWord.typedText),
      createPart(
        queryWord.text.slice(at + 1),
        queryWord.prefix && queryWord.text.length - at - 1 >= MIN_PREFIX_LENGTH,
        queryWord.typedText,
      ),
    ]).flatMap(([first, second]) => {
      if (!first || !second || !hasWord(first) || !hasWord(second)) return []
      return [[...slots.slice(0, i), { ...slot, words: [first], next: second }, ...slots.slice(i + 1)]]
    })
  })

/**
 * Lists the interpretations of a query in which two words are written as one, or one as two, as far as the index has
 * them. Neither counts as a typo, because models are written in both ways (STK-05).
 */
export const listCompounds = (literal: QueryVariant, hasWord: HasWord): QueryVariant[] =>
  [...listJoined(literal.slots, hasWord), ...listSplit(literal.slots, hasWord)]
    .slice(0, MAX_COMPOUNDS)
    .map((slots) => ({ slots, literal: false }))
