import { findAmount } from './amounts'
import { tradeMakes, tradeModelKeys } from './absent-models'
import { joinTokens, type Token } from './tokens'
import { fillerWords } from './filler-words'
import { sortWords } from './sort-phrases'

/**
 * Negations in a shopper's words (SRCH-19). A denied name excludes its values. Words without a filter (“no
 * accidents”) must not become text, which would find what they deny: they are ignored, and the page names them.
 */

/** Phrases that negate the words after them, longest first. */
const negators: readonly (readonly string[])[] = [
  'other than',
  'apart from',
  'except for',
  'instead of',
  'rather than',
  'don t want',
  'isn t',
  'aren t',
  'is not',
  'are not',
  'isnt',
  'arent',
  'dont want',
  'not',
  'no',
  'non',
  'nor',
  'nothing',
  'without',
  'but',
  'except',
  'excluding',
].map((phrase) => phrase.split(' '))

const countNegatorTokens = (tokens: readonly Token[], at: number): number =>
  negators.find((words) => words.every((word, index) => tokens[at + index]?.key === word))?.length ?? 0

const joinWords: ReadonlySet<string> = new Set(['or', 'nor', 'and'])

/** True for a word that adds another denied name: “not toyota or mazda”. */
export const isJoinWord = (token: Token | undefined): boolean => token !== undefined && joinWords.has(token.key)

/** “but under 30k” and “but cheap” add a condition; “but not” and “anything but toyota” negate. */
const addsCondition = (tokens: readonly Token[], at: number): boolean =>
  findAmount(tokens, at) !== undefined || sortWords.has(tokens[at]?.key ?? '')

/** “Nothing but toyota” denies every other make, and so asks for Toyota. */
const isNothingBut = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'nothing' && tokens[at + 1]?.key === 'but'

/** Returns the number of tokens of the negation at a position; 0 for none. */
export const countNegationTokens = (tokens: readonly Token[], at: number): number => {
  if (isNothingBut(tokens, at) || isNothingBut(tokens, at - 1)) return 0
  const length = findAmount(tokens, at) ? 0 : countNegatorTokens(tokens, at)
  return length > 0 && tokens[at]?.key === 'but' && addsCondition(tokens, at + length) ? 0 : length
}

/** Returns the position of the denied words, after fillers (“without a”) and further negations (“but not”). */
export const findDeniedStart = (tokens: readonly Token[], at: number, isFound: (at: number) => boolean): number => {
  let to = at
  while (to < tokens.length && !isFound(to)) {
    const word = tokens[to]?.key ?? ''
    const step = countNegatorTokens(tokens, to) || (fillerWords.has(word) && !sortWords.has(word) ? 1 : 0)
    if (step === 0) break
    to += step
  }
  return to
}

/** Letters and a number name a model: “cx-3”, “i20”, “x 3”. */
const MODEL_LETTERS = /^\p{L}{1,4}$/u
const MODEL_NUMBER = /^\d{1,4}\p{L}{0,2}$/u
const MODEL_WITH_NUMBER = /^\p{L}{1,4}\d{1,4}\p{L}{0,2}$/u

type Stock = { readonly models: { readonly has: (key: string) => boolean } }

const isTradeName = (key: string): boolean => tradeModelKeys.has(key) || tradeMakes.has(key)

/** Counts the tokens of a make or a model of the trade that is not in stock; 0 for none. */
export const countUnstockedName = (tokens: readonly Token[], at: number, { models }: Stock): number => {
  const [key = '', next = ''] = tokens.slice(at, at + 2).map((token) => token.key)
  const isPair = (MODEL_LETTERS.test(key) && MODEL_NUMBER.test(next)) || tradeModelKeys.has(key + next)
  if (isPair && !models.has(key + next)) return 2
  return (MODEL_WITH_NUMBER.test(key) || isTradeName(key)) && !models.has(key) ? 1 : 0
}

/** Names that mean only some vehicles of their filter: without a CVT is not without an automatic. */
const NARROWER = /(?:cvt|dsg|(?:dual|double|crew|space|single|extra|super|king) cabs?|roadsters?)$/

/** True if the words before a position end with a name that is narrower than its filter, which excludes too much. */
export const endsNarrower = (tokens: readonly Token[], end: number): boolean =>
  NARROWER.test(joinTokens(tokens, 0, end).toLowerCase())
