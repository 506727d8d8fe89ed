import { countNegationTokens, countUnstockedName, findDeniedStart, isJoinWord } from './negations'
import { fieldOfPhrase, findModelOfMake, findPhrase, makeOfPhrase, type Phrase } from './phrases'
import type { Token } from './tokens'
import type { Vocabulary } from './vocabulary'

/** `isSatisfied` for a model or make that the dealer doesn't have: no vehicle is excluded. */
type Denied = { readonly phrases: readonly Phrase[]; readonly end: number; readonly isSatisfied?: true }

/** Finds a denied name, with its model and further names of the same field: “not toyota or mazda”. */
const findDeniedNames = (tokens: readonly Token[], at: number, words: Vocabulary): Denied => {
  const denied = findPhrase(tokens, at, undefined, words)
  if (!denied) {
    const length = countUnstockedName(tokens, at, words)
    return length > 0
      ? { phrases: [], end: at + length, isSatisfied: true }
      : { phrases: [], end: Math.min(at + 1, tokens.length) }
  }
  const model = findModelOfMake(tokens, at + denied.length, makeOfPhrase(denied), words)
  const end = at + denied.length + (model?.length ?? 0)
  const phrases = [model ?? denied]
  const next = isJoinWord(tokens[end]) ? findPhrase(tokens, end + 1, undefined, words) : undefined
  if (!next || fieldOfPhrase(next) !== fieldOfPhrase(denied)) return { phrases, end }
  const others = findDeniedNames(tokens, end + 1, words)
  return { phrases: [...phrases, ...others.phrases], end: others.end }
}

/** Finds the negation at a position with all that it denies; undefined for none. */
export const findDenied = (tokens: readonly Token[], from: number, words: Vocabulary): Denied | undefined => {
  const length = countNegationTokens(tokens, from)
  if (length === 0) return undefined
  const at = findDeniedStart(tokens, from + length, (to) => findPhrase(tokens, to, undefined, words) !== undefined)
  return findDeniedNames(tokens, at, words)
}
