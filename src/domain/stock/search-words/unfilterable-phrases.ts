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
  /^\d+ (?:pallets?|pallet spaces?) /,
  /^(?:a |b )(?:double|doubles|train|trains) |^road trains? /,
  /^(?:with |has |have |long |current |full |nsw |vic |qld )?(?:\d+ months? )?(?:rego|registration|registered|rwc|roadworthy) /,
  /^(?:under |below |over |above )?(?:the )?(?:lct|luxury car tax|fbt)(?: car)? (?:threshold |limit |exempt |exemption |free )?/,
  /^(?:fbt |novated )(?:exempt |lease |leasing )?/,
  /^(?:very |dc |ultra )?(?:fast|rapid|quick|super) (?:charging|charge|charger) /,
  /^how (?:far|many kms?) (?:does|do|can|will|would) (?:it|they|these|this|you|that|i) (?:go|drive|travel|get|do)(?: on (?:a|one) (?:single |full )?charge)? /,
  /^(?:v2l|v2g|v2h|vehicle to (?:load|grid|home)) /,
  /^heat pumps? /,
  /^(?:v|parallel|inline) twin /,
  /^(?:shaft|belt|chain) (?:drive|driven) /,
  /^(?:0|zero) (?:to )?100 (?:time |kmh |kph )?/,
  /^(?:400|800) ?v(?:olts?)? (?:architecture |charging |system )?/,
  /^(?:euro ?(?:[3-6]|v|vi) |adr ?80 (?:03 |04 )?)(?:emissions? |engine |compliant |standard )*/,
]

/** Words of the longest phrase. */
const MAX_WORDS = 10

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
  return isText && !/^(?:new|turbo|\d)$/.test(tokens[from + length - 1]?.key ?? '') ? 0 : length
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
  colour:
    /^(?:leather|interior|trim|roof|wheels?|rims?|alloys?|mags?|seats?|upholstery|decals?|stripes?|badges?|packs?|package|on)$/,
  transmission: /^(?:tailgate|tail|headlights?|lights?|wipers?|doors?|handbrake|brakes?|braking|hold|dimming|parking)$/,
  fuel: /^(?:tailgate|seats?|windows?|mirrors?|doors?|boot|handbrake|brakes?|steps?|roof|blinds?|awning|toilet|start|starter)$/,
}

/** True for a paint, a transmission or a fuel that describes the part after it. */
export const describesPart = (tokens: readonly Token[], from: number, found: Phrase): boolean =>
  partsOfField[fieldOfPhrase(found)]?.test(tokens[from + found.length]?.key ?? '') ?? false

const CAB = /^(?:single|extra|xtra|super|king|freestyle|freedom|club|smart)$/

/** “Single cab” is a ute, and the page names “single”, where the stock tells no cabs apart. */
const isCabWord = (tokens: readonly Token[], from: number, { meanings }: Vocabulary): boolean =>
  CAB.test(tokens[from]?.key ?? '') && /^cabs?$/.test(tokens[from + 1]?.key ?? '') && meanings.has('dualcab')

const NAMED_CAB = /^(?:crew|dual|double|space)$/

/** Counts “crew cab” where it names no body: of a truck, whose bodies are what is behind the cab. */
const countTruckCab = (tokens: readonly Token[], from: number, { meanings, modelBodies }: Vocabulary): number => {
  if (!NAMED_CAB.test(tokens[from]?.key ?? '') || !/^cabs?$/.test(tokens[from + 1]?.key ?? '')) return 0
  const namesTruck = tokens.some(({ key }) => /^(?:trucks?|lorry|rig)$/.test(key))
  return namesTruck && meanings.has('dualcab') && modelBodies.some(({ kind }) => kind === 'truck') ? 2 : 0
}

/** Finds the “cab” of “single cab”. */
export const findCab = (tokens: readonly Token[], from: number, words: Vocabulary): Phrase | undefined => {
  const meaning = words.meanings.get('dualcab')
  return meaning && from > 0 && isCabWord(tokens, from - 1, words) ? { length: 1, certain: true, meaning } : undefined
}

const GRADE = /^(?:91|95|98|e10)$/

const isGrade = (tokens: readonly Token[], at: number): boolean =>
  GRADE.test(tokens[at]?.key ?? '') &&
  (/^(?:on|takes?|uses?)$/.test(tokens[at - 1]?.key ?? '') || /^(?:ron|octane)$/.test(tokens[at + 1]?.key ?? ''))

/** Finds the petrol of “runs on 91” and “95 octane”: the page names the grade, which the stock doesn't tell. */
export const findPetrolOfGrade = (tokens: readonly Token[], from: number, words: Vocabulary): Phrase | undefined => {
  const meaning = words.meanings.get('petrol')
  if (!meaning) return undefined
  const [key = '', next = ''] = tokens.slice(from, from + 2).map((token) => token.key)
  if (/^(?:ron|octane)$/.test(key) && isGrade(tokens, from - 1)) return { length: 1, certain: true, meaning }
  const length = next === 'on' ? 2 : 1
  const isLead = /^(?:runs?|takes?|uses?)$/.test(key) && isGrade(tokens, from + length)
  return isLead ? { length, certain: true, meaning } : undefined
}

/** Counts “off grid”, unless it is a make's model: a van that needs no power is any make's. */
const countOffGrid = (tokens: readonly Token[], from: number, { makes }: Vocabulary): number => {
  const keys = tokens.slice(from, from + 2).map(({ key }) => key)
  const isOffGrid = keys[0] === 'offgrid' || keys.join(' ') === 'off grid'
  return isOffGrid && !makes.has(tokens[from - 1]?.key ?? '') ? (keys[0] === 'offgrid' ? 1 : 2) : 0
}

/** Returns the number of tokens of the phrase without a filter at a position; 0 for none. */
export const countUnfilterable = (
  tokens: readonly Token[],
  from: number,
  words: Vocabulary,
  find: FindPhrase,
): number => {
  if (isCabWord(tokens, from, words) || isGrade(tokens, from)) return 1
  const length = [
    countTruckCab(tokens, from, words),
    countOffGrid(tokens, from, words),
    countPhrase(tokens, from, words),
    countComparison(tokens, from, find),
    countTrip(tokens, from, find),
  ].find((count) => count > 0)
  if (length !== undefined) return length
  const found = find(from)
  const isColour = found !== undefined && fieldOfPhrase(found) === 'colour'
  return isColour && describesPart(tokens, from, found) ? found.length : 0
}

const PLACE_FIELDS = /^(?:region|city|state|location_name)$/

/** Counts the tokens of a trip, “Canberra to Sydney”, which says no place of a vehicle. */
const countTrip = (tokens: readonly Token[], from: number, find: FindPhrase): number => {
  const start = find(from)
  const to = from + (start?.length ?? 0)
  const isTrip = start !== undefined && PLACE_FIELDS.test(fieldOfPhrase(start)) && tokens[to]?.key === 'to'
  return isTrip && /^\p{L}{3,}$/u.test(tokens[to + 1]?.key ?? '') ? to + 2 - from : 0
}

const IDENTIFIER =
  /^(?:stock|stk|vin|chassis)(?:[\s.]*(?:no|number|num|id|nr))?[\s.:#]*((?=[\p{L}-]*\d)[\p{L}\d][\p{L}\d/-]{2,})$/iu

/** Finds the number in “stock no 10234” and “VIN JT1…”, which is searched for as text. */
export const findIdentifier = (text: string): string | undefined => IDENTIFIER.exec(text.trim())?.[1]
