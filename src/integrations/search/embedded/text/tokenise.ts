import { limits } from '../limits'

export type Word = {
  /** Lower case, without diacritics. */
  readonly text: string
  /** Where the word stands in the source. */
  readonly start: number
  readonly end: number
}

const letters = /[\p{L}\p{N}\p{M}]+/gu
const marks = /\p{M}+/gu

export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  // Nearly all stock text is ASCII, which needs no decomposition.
  return isAscii(lower) ? lower : lower.normalize('NFD').replace(marks, '')
}

const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > 127) return false
  return true
}

/** The words of a text: runs of letters and digits. */
export const wordsOf = (source: string): Word[] => {
  const found: Word[] = []
  for (const match of source.matchAll(letters)) {
    const text = foldText(match[0]).slice(0, limits.wordLength)
    if (text !== '') found.push({ text, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** A word as the index keeps it: its place among the words of its value, and whether it is the whole value. */
export type PlacedWord = { readonly text: string; readonly at: number; readonly alone: boolean }

/** The same, and each run joined by signs alone as one word more: `CX-5` is found as `cx5` too. */
export const indexWordsOf = (source: string): PlacedWord[] => {
  const words = wordsOf(source)
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
