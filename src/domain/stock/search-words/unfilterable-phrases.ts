import { fieldOfPhrase, type Phrase } from './phrases'
import type { Token } from './tokens'
import type { Vocabulary } from './vocabulary'

/**
 * Phrases that no filter expresses, although one of their words has a meaning of its own (SRCH-19): a “near new” ute is
 * no new one, “bigger than a Corolla” asks for other cars, and “black leather” is no black car.
 */

type FindPhrase = (at: number) => Phrase | undefined

/** History, condition and equipment of which the stock has no values. */
const phrases: readonly RegExp[] = [
  /^(?:near|nearly|almost|like|as|practically|as good as) new /,
  /^ex (?:lease|rental|hire|fleet|government|govt|gov|police|taxi|company|corporate|council|mine|mining) (?:cars? |vehicles? )?/,
  /^(?:\d|four|five) stars? (?:ancap |safety |rating |rated )*/,
  /^(?:non|not|no) turbo |^naturally aspirated /,
  /^new (?:shape|tyres?|tires?|battery|batteries|brakes|clutch|paint|roadworthy|rwc|rego) /,
  /^(?:\d|one|two|single) (?:previous )?owners? /,
  /^(?:full |complete )?(?:service history|service books?|log ?books?) /,
]

/** Words of the longest phrase. */
const MAX_WORDS = 4

const keysFrom = (tokens: readonly Token[], from: number, length = MAX_WORDS): string =>
  `${tokens
    .slice(from, from + length)
    .map(({ key }) => key)
    .join(' ')} `

const countWords = (text: string): number => text.trim().split(' ').length

/** Counts the tokens of a phrase of the list, unless the stock has it as text. */
const countPhrase = (tokens: readonly Token[], from: number, { textWords }: Vocabulary): number => {
  const text = keysFrom(tokens, from)
  const length = phrases.flatMap((phrase) => phrase.exec(text) ?? []).map(countWords)[0] ?? 0
  const isText = textWords.has(tokens[from + length - 1]?.key ?? '')
  return isText && !/^(?:new|turbo)$/.test(tokens[from + length - 1]?.key ?? '') ? 0 : length
}

const COMPARISON =
  /^(?:(?:bigger|larger|smaller|cheaper|newer|roomier|better|faster|quicker|nicer|lighter|safer) than|alternatives? (?:to|for)) (?:(?:a|an|the|my|our|this) )?/

/** Counts the tokens of “bigger than my Corolla”. */
const countComparison = (tokens: readonly Token[], from: number, find: FindPhrase): number => {
  const [lead] = COMPARISON.exec(keysFrom(tokens, from)) ?? []
  if (lead === undefined) return 0
  let end = from + countWords(lead)
  // The make and the model, or one of them.
  for (let found = find(end); found && /^(?:make|make_model|body)$/.test(fieldOfPhrase(found)); found = find(end))
    end += found.length
  return end > from + countWords(lead) ? end - from : 0
}

/** The parts of a vehicle that a value beside them describes. */
const partsOfField: Readonly<Record<string, RegExp>> = {
  colour: /^(?:leather|interior|trim|roof|wheels?|rims?|alloys?|mags?|seats?|upholstery|decals?|stripes?|badges?)$/,
  transmission: /^(?:tailgate|tail|headlights?|lights?|wipers?|doors?|handbrake|brakes?|braking|hold|dimming|parking)$/,
  fuel: /^(?:tailgate|seats?|windows?|mirrors?|doors?|boot|handbrake|brakes?|steps?|roof|blinds?|awning|toilet)$/,
}

/** True for a paint, a transmission or a fuel that describes the part after it. */
export const describesPart = (tokens: readonly Token[], from: number, found: Phrase): boolean =>
  partsOfField[fieldOfPhrase(found)]?.test(tokens[from + found.length]?.key ?? '') ?? false

const CAB = /^(?:single|extra|xtra|super|king|freestyle|freedom|club|smart)$/

/** “Single cab” is a ute, and the page names “single”, where the stock tells no cabs apart. */
const isCabWord = (tokens: readonly Token[], from: number, { meanings }: Vocabulary): boolean =>
  CAB.test(tokens[from]?.key ?? '') && /^cabs?$/.test(tokens[from + 1]?.key ?? '') && meanings.has('dualcab')

/** Finds the “cab” of “single cab”. */
export const findCab = (tokens: readonly Token[], from: number, words: Vocabulary): Phrase | undefined => {
  const meaning = words.meanings.get('dualcab')
  return meaning && from > 0 && isCabWord(tokens, from - 1, words) ? { length: 1, certain: true, meaning } : undefined
}

/** Returns the number of tokens of the phrase without a filter at a position; 0 for none. */
export const countUnfilterable = (
  tokens: readonly Token[],
  from: number,
  words: Vocabulary,
  find: FindPhrase,
): number => {
  if (isCabWord(tokens, from, words)) return 1
  const length = countPhrase(tokens, from, words) || countComparison(tokens, from, find)
  if (length > 0) return length
  const found = find(from)
  const isColour = found !== undefined && fieldOfPhrase(found) === 'colour'
  return isColour && describesPart(tokens, from, found) ? found.length : 0
}

const IDENTIFIER =
  /^(?:stock|stk|vin|chassis)(?:[\s.]*(?:no|number|num|id|nr))?[\s.:#]*((?=[\p{L}-]*\d)[\p{L}\d][\p{L}\d/-]{2,})$/iu

/** Finds the number in “stock no 10234” and “VIN JT1…”, which is searched for as text. */
export const findIdentifier = (text: string): string | undefined => IDENTIFIER.exec(text.trim())?.[1]
