import { amountAt } from './amounts'
import { tokensOf, type Token } from './tokens'
import { fillers, sortWords } from './trade'

/**
 * Negations in a shopper's words (SRCH-19). The search has filters for what is wanted and none for what is not; a
 * denied name must not become the filter for itself, nor a text that finds nothing. So the negation and what it
 * denies are left out, the other words count, and the page says which words were not read.
 */

/** What says that something is not wanted; the longest first. */
const negators: readonly (readonly string[])[] = [
  'other than',
  'apart from',
  'except for',
  'don t want',
  'dont want',
  'not',
  'no',
  'non',
  'nor',
  'without',
  'but',
  'except',
  'excluding',
].map((phrase) => phrase.split(' '))

const negatorAt = (tokens: readonly Token[], at: number): number =>
  negators.find((words) => words.every((word, index) => tokens[at + index]?.key === word))?.length ?? 0

export const wordsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ')

const joins: ReadonlySet<string> = new Set(['or', 'nor', 'and'])

/** Whether a word joins what follows to what was just named: “not toyota or mazda”. */
export const isJoin = (token: Token | undefined): boolean => token !== undefined && joins.has(token.key)

/** “but under 30k” and “but cheap” say more of what is wanted; “but not” and “anything but toyota” do not. */
const addsWish = (tokens: readonly Token[], at: number): boolean =>
  amountAt(tokens, at) !== undefined || sortWords.has(tokens[at]?.key ?? '')

/** How many words at a place begin a negation; 0 where none begins. */
export const negationAt = (tokens: readonly Token[], at: number): number => {
  const length = amountAt(tokens, at) ? 0 : negatorAt(tokens, at)
  return length > 0 && tokens[at]?.key === 'but' && addsWish(tokens, at + length) ? 0 : length
}

/** The place of what a negation denies: past fillers (“without a”) and further negations (“but not”). */
export const deniedFrom = (tokens: readonly Token[], at: number, isFound: (at: number) => boolean): number => {
  let to = at
  while (to < tokens.length && !isFound(to)) {
    const word = tokens[to]?.key ?? ''
    const step = negatorAt(tokens, to) || (fillers.has(word) && !sortWords.has(word) ? 1 : 0)
    if (step === 0) break
    to += step
  }
  return to
}

/** The words of a text that deny what follows them, each once: what the reader leaves out (SRCH-19). */
export const negationsIn = (text: string): readonly string[] => {
  const tokens = tokensOf(text)
  const said: string[] = []
  for (let at = 0; at < tokens.length;) {
    const length = negationAt(tokens, at)
    if (length > 0) said.push(wordsOf(tokens, at, at + length).toLowerCase())
    at += length || amountAt(tokens, at)?.length || 1
  }
  return [...new Set(said)]
}
