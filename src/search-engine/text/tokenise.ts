import { limits } from '../limits'

export type Word = {
  /** Lower case, without diacritics. */
  readonly text: string
  /** The word's position in the source. */
  readonly start: number
  readonly end: number
}

const WORD_PATTERN = /[\p{L}\p{N}\p{M}]+/gu
const COMBINING_MARKS = /\p{M}+/gu

export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  // Nearly all stock text is ASCII and needs no decomposition.
  return isAscii(lower) ? lower : lower.normalize('NFD').replace(COMBINING_MARKS, '')
}

const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > 127) return false
  return true
}

/** Returns the words of a text, which are runs of letters and digits. */
export const splitWords = (source: string): Word[] => {
  const found: Word[] = []
  for (const match of source.matchAll(WORD_PATTERN)) {
    const text = foldText(match[0]).slice(0, limits.wordLength)
    if (text !== '') found.push({ text, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** A word for the index: its position among the words of its value, and whether it is the complete value. */
export type PlacedWord = { readonly text: string; readonly at: number; readonly alone: boolean }

/** Adds each run of words joined by punctuation as one more word, so that `CX-5` is also found as `cx5`. */
export const splitIndexWords = (source: string): PlacedWord[] => {
  const words = splitWords(source)
  const placed = words.map(({ text }, at) => ({ text, at, alone: words.length === 1 }))
  for (let first = 0; first < words.length;) {
    let joined = words[first]?.text ?? ''
    let next = first + 1
    while (next < words.length && isJoined(source, words[next - 1], words[next])) joined += words[next++]?.text ?? ''
    if (next > first + 1)
      placed.push({ text: joined.slice(0, limits.wordLength), at: first, alone: next - first === words.length })
    first = next
  }
  return placed
}

const isJoined = (source: string, left: Word | undefined, right: Word | undefined): boolean =>
  left !== undefined && right !== undefined && right.start === left.end + 1 && "-./&'".includes(source.charAt(left.end))
