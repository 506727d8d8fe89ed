import { type ListField } from '../fields/search-fields'
import { makeOfPair, modelOfPair } from '../search-url/make-of-pair'
import type { SearchState } from '../search-url/state'
import { hasSeveralKinds, kindOfTradeModel, tradeMakes } from './absent-models'
import { findAge } from './age'
import { type AmountPhrase, findAmount, findCount, findLoneAmount } from './amounts'
import { fillerWords } from './filler-words'
import { findNumber } from './numbers'
import { keyOf, type Token } from './tokens'
import { bodiesOfTradeModels } from './trade-models'
import { needsMake, type Meaning, type Vocabulary } from './vocabulary'

/** Names and amounts in a text (SRCH-19). */

/** A name with its values or an amount with its range; `length` is its number of tokens. */
export type Phrase = {
  readonly length: number
  readonly certain?: boolean
  readonly isModel?: boolean
  readonly lone?: true
  /** Of a model of the trade that is not in stock, the names nearest to it: its family, or its make and kind. */
  readonly instead?: readonly Meaning[]
  /** The model that is not in stock, of which the meaning only shares the name. */
  readonly sister?: string | undefined
  /** A filter that belongs to an amount: the axles of a class of licence. */
  readonly also?: Meaning | undefined
} & ({ readonly meaning: Meaning } | { readonly amount: Pick<SearchState, 'ranges'> })

/** Words of the longest name. */
const MAX_NAME_WORDS = 6

/**
 * Returns the keys that a name may have: as written, and of “cx-5s” and “model 3s” the model's. An “s” that stands alone
 * is no plural, since “911 S” is a version of its own.
 */
const listNameKeys = (tokens: readonly Token[]): readonly string[] => {
  const key = tokens.map((one) => one.key).join('')
  return /\ds$/.test(tokens.at(-1)?.key ?? '') ? [key, key.slice(0, -1)] : [key]
}

const at = <T>(
  tokens: readonly Token[],
  from: number,
  look: (key: string, length: number) => T | undefined,
): (T & { readonly length: number; readonly certain?: boolean }) | undefined => {
  for (let length = Math.min(MAX_NAME_WORDS, tokens.length - from); length > 0; length -= 1) {
    const [written = '', singular] = listNameKeys(tokens.slice(from, from + length))
    const found = look(written, length)
    if (found !== undefined) return { ...found, length }
    const ofPlural = singular === undefined ? undefined : look(singular, length)
    // As text the plural would find less.
    if (ofPlural !== undefined) return { ...ofPlural, length, certain: true }
  }
  return undefined
}

const createMeaning = (field: ListField, values: readonly string[]): { readonly meaning: Meaning } => ({
  meaning: { field, values },
})

/** An “s” that stands alone is a grade, not the plural of the word before it: a “Macan S”. */
const isSplitPlural = (tokens: readonly Token[], from: number, length: number): boolean =>
  length > 1 && tokens[from + length - 1]?.key === 's'

const isExactModel = (pair: string, key: string): boolean => keyOf(modelOfPair(pair)) === key

/** Finds a model directly after its make, where “3”, “500” and “2008” are models. */
export const findModelOfMake = (tokens: readonly Token[], from: number, make: string | undefined, words: Vocabulary) =>
  make === undefined
    ? undefined
    : at(tokens, from, (key, length) => {
        const isSplit = isSplitPlural(tokens, from, length)
        // “Holden ute” is any ute of that make, although there was a model of that name.
        if (words.meanings.get(key)?.field === 'body') return undefined
        const pairs = words.models
          .get(key)
          ?.filter((pair) => makeOfPair(pair) === make && (!isSplit || isExactModel(pair, key)))
        return pairs?.length ? { ...createMeaning('make_model', pairs), sister: words.sisters.get(key) } : undefined
      })

const findName = (tokens: readonly Token[], from: number, words: Vocabulary) =>
  at(tokens, from, (key, length) => {
    const certain = words.certain.has(key)
    const isSplit = isSplitPlural(tokens, from, length)
    const make = words.makes.get(key)
    if (make !== undefined) return { ...createMeaning('make', [make]), certain }
    const namedMeaning = words.meanings.get(key)
    if (namedMeaning) return { meaning: namedMeaning, certain }
    const pairs = needsMake(key) ? undefined : words.models.get(key)
    const isModel = pairs?.some((pair) => isExactModel(pair, key)) === true
    return pairs && (isModel || !isSplit)
      ? { ...createMeaning('make_model', pairs), isModel, certain, sister: words.sisters.get(key) }
      : undefined
  })

/** A number with its noun, “a 5 door”, is no model: there is an A5. */
const COUNTED = /^(?:seat|door|berth|cyl|speed|tonne|year)/

const namesNoModel = (tokens: readonly Token[], from: number, length: number): boolean =>
  /^(?:a|i)$/.test(length > 1 ? (tokens[from]?.key ?? '') : '') ||
  /^(?:my|our)$/.test(tokens[from - 1]?.key ?? '') ||
  COUNTED.test(tokens[from + length]?.key ?? '')

const findAbsentModelOf = (tokens: readonly Token[], from: number, make: string | undefined, words: Vocabulary) =>
  at(tokens, from, (key, length) => {
    if (namesNoModel(tokens, from, length) || (make === undefined && length === 1 && needsMake(key))) return undefined
    const isOfMake = (pair: string): boolean => make === undefined || keyOf(makeOfPair(pair) ?? '') === keyOf(make)
    const pairs = words.absentModels.get(key)?.filter(isOfMake)
    return pairs?.length ? { ...createMeaning('make_model', pairs), isModel: true, certain: true } : undefined
  })

/** Finds a model of the trade that is not in stock, with its make before it; `make` is one that is in stock. */
const findAbsentModel = (
  tokens: readonly Token[],
  from: number,
  make: string | undefined,
  words: Vocabulary,
): (Phrase & { readonly meaning: Meaning }) | undefined => {
  const makeName = at(tokens, from, (key) => (tradeMakes.has(key) ? { make: tradeMakes.get(key) } : undefined))
  const model = makeName && findAbsentModelOf(tokens, from + makeName.length, makeName.make, words)
  return model ? { ...model, length: makeName.length + model.length } : findAbsentModelOf(tokens, from, make, words)
}

/** True if the stock has vehicles of a model's make and kind, as far as it says which kinds it has. */
const canBeReplaced = (pair: string, stockKinds: readonly string[], words: Vocabulary): boolean => {
  const make = keyOf(makeOfPair(pair) ?? '')
  const kind = kindOfTradeModel(pair) ?? ''
  const ofMake = words.modelBodies.filter((one) => keyOf(makeOfPair(one.pair) ?? '') === make)
  return (
    words.makes.has(make) &&
    (stockKinds.length === 0 || stockKinds.includes(kind)) &&
    (ofMake.length === 0 || ofMake.some((one) => one.kind === kind))
  )
}

/** Lists the kinds of models, where without them a vehicle of another kind could be found; else none. */
const listNeededKinds = (
  pairs: readonly string[],
  makes: readonly string[],
  stockKinds: readonly string[],
): readonly string[] => {
  const canMix = stockKinds.length > 1 && (makes.length === 0 || makes.some(hasSeveralKinds))
  const kinds = canMix ? pairs.flatMap((pair) => kindOfTradeModel(pair) ?? []) : []
  return kinds.some((kind) => stockKinds.includes(kind)) ? kinds : []
}

const familyOf = (found: Phrase | undefined, makes: readonly string[]): Meaning | undefined => {
  const family = found && 'meaning' in found && found.meaning.field === 'make_model' ? found.meaning : undefined
  return family?.values.every((pair) => makes.includes(makeOfPair(pair) ?? '')) ? family : undefined
}

/** Shorter first words, such as the “CX” of a CX-5, name no family. */
const MIN_LENGTH_OF_FAMILY = 5

const firstWordOf = (pair: string): string => keyOf(modelOfPair(pair).split(' ')[0] ?? '')

/** Finds the models of a make that share their first word with one that is absent: of a LandCruiser 300 the Prado. */
const findSisters = (absent: Meaning, makes: readonly string[], words: Vocabulary): Meaning | undefined => {
  const names = new Set(
    absent.values.map(firstWordOf).filter((name) => /^\p{L}+$/u.test(name) && !fillerWords.has(name)),
  )
  const values = Object.keys(words.facets['make_model'] ?? {}).filter(
    (pair) => makes.includes(makeOfPair(pair) ?? '') && names.has(firstWordOf(pair)),
  )
  const isLong = [...names].every((name) => name.length >= MIN_LENGTH_OF_FAMILY)
  // A Prado stands in for a LandCruiser 300, but not for the ute of the 79 series.
  const bodies = bodiesOfTradeModels(absent.values)
  const bodiesOf = (pair: string) => words.modelBodies.filter((one) => one.pair === pair).map(({ body }) => body)
  const alike = values.filter(
    (pair) => bodies.length === 0 || bodiesOf(pair).length === 0 || bodiesOf(pair).some((one) => bodies.includes(one)),
  )
  return isLong && alike.length > 0 ? { field: 'make_model', values: alike } : undefined
}

/** Bodies that a shopper needs; a sports sedan may as well be a coupe. */
const neededBodies: readonly string[] = ['SUV', 'Ute', 'Van', 'People Mover']

/** Names the bodies of absent models, as far as their makes have such vehicles: of a Tucson the SUVs. */
const findBodies = (absent: Meaning, makes: readonly string[], { modelBodies }: Vocabulary): readonly Meaning[] => {
  const ofMakes = modelBodies.filter(({ pair }) => makes.includes(makeOfPair(pair) ?? ''))
  const bodies = bodiesOfTradeModels(absent.values)
  const values = [...new Set(ofMakes.map(({ body }) => body))].filter((body) => bodies.includes(body))
  return values.length > 0 && bodies.some((body) => neededBodies.includes(body)) ? [{ field: 'body', values }] : []
}

/**
 * True where the makes of absent models have none of their bodies and other makes do: other hatchbacks are nearer to a
 * Golf than the utes of its make.
 */
const hasOnlyOtherBodies = (absent: Meaning, { modelBodies }: Vocabulary): boolean => {
  const bodies = bodiesOfTradeModels(absent.values)
  const makes = new Set(absent.values.map((pair) => keyOf(makeOfPair(pair) ?? '')))
  const alike = modelBodies.filter(({ body }) => bodies.includes(body))
  return alike.length > 0 && !alike.some(({ pair }) => makes.has(keyOf(makeOfPair(pair) ?? '')))
}

/**
 * Names what the stock has of a model that is absent: the family that its first words name, or its make. Where a
 * motorcycle could be found for a car, or the other way round, its kind is part of it.
 */
const findInstead = (found: Phrase | undefined, absent: Meaning, words: Vocabulary): readonly Meaning[] => {
  const stockKinds = Object.keys(words.facets['item_type'] ?? {})
  const replaced = absent.values.filter((pair) => canBeReplaced(pair, stockKinds, words))
  const makes = hasOnlyOtherBodies(absent, words)
    ? []
    : replaced.flatMap((pair) => words.makes.get(keyOf(makeOfPair(pair) ?? '')) ?? [])
  const family = familyOf(found, makes) ?? findSisters(absent, makes, words)
  if (family) return [family]
  const nearest: Meaning = makes.length > 0 ? { field: 'make', values: makes } : absent
  const kinds = listNeededKinds(makes.length > 0 ? replaced : absent.values, makes, stockKinds)
  const bodies = makes.length > 0 ? findBodies(absent, makes, words) : []
  return [nearest, ...bodies, ...(kinds.length > 0 ? [{ field: 'item_type', values: kinds } as const] : [])]
}

/** Words from “small” to “car” in “small cheap automatic car”. */
const MAX_WORDS_TO_CAR = 4

/** “Small auto car” and “small auto” are a small car; a small SUV is none. */
const findSmallCar = (tokens: readonly Token[], from: number, words: Vocabulary) => {
  const meaning = words.meanings.get('smallcar')
  if (!meaning || !/^(?:small|little|compact)$/.test(tokens[from]?.key ?? '')) return undefined
  const following = tokens.slice(from + 1, from + 1 + MAX_WORDS_TO_CAR)
  const wordsBetween = following.findIndex(({ key }) => /^cars?$/.test(key))
  const namesBody = following.slice(0, wordsBetween).some(({ key }) => words.meanings.get(key)?.field === 'body')
  // Only how it is driven follows: “small auto”, “small petrol automatic”.
  const isUnnamed =
    following.length > 0 &&
    following.every(({ key }) => /^(?:transmission|fuel)$/.test(words.meanings.get(key)?.field ?? ''))
  return (wordsBetween > 0 && !namesBody) || isUnnamed ? { meaning, certain: true, length: 1 } : undefined
}

export const toPhrase = ({ length, field, range }: AmountPhrase): Phrase => ({
  length,
  amount: { ranges: { [field]: range } },
})

/** More seats than these are no count of seats. */
const MAX_COUNT = 60

const findAmountPhrase = (tokens: readonly Token[], from: number, words: Vocabulary): Phrase | undefined => {
  const age = findAge(tokens, from, words.thisYear)
  if (age) return { length: age.length, amount: { ranges: { year: age.range } } }
  const amount = findAmount(tokens, from)
  if (amount) return toPhrase(amount)
  const count = findCount(tokens, from)
  // A number of seats that no vehicle has finds none, so that the page says so and shows the nearest.
  return count && Number(count.value) <= MAX_COUNT && Object.keys(words.facets[count.field] ?? {}).length > 0
    ? { length: count.length, certain: true, ...createMeaning(count.field, [count.value]) }
    : undefined
}

/** Finds a count with its noun: “8 seater”. */
const findNamedCount = (tokens: readonly Token[], from: number, words: Vocabulary) => {
  const phrase = findAmountPhrase(tokens, from, words) ?? findName(tokens, from, words)
  if (!phrase || !('meaning' in phrase)) return undefined
  const { field, values } = phrase.meaning
  return /^(?:seats|doors|berths|cylinders)$/.test(field) ? { length: phrase.length, field, values } : undefined
}

/** Finds two counts with one noun: “7 or 8 seater”, “4 or 6 berth”. “30k or 7 seater” is a price and a count. */
const findCountPair = (tokens: readonly Token[], from: number, words: Vocabulary): Phrase | undefined => {
  const first = findNumber(tokens, from)
  const join = from + (first?.length ?? 0)
  if (!first || tokens[join]?.key !== 'or') return undefined
  const second = findNamedCount(tokens, join + 1, words)
  const count = String(first.value)
  if (!second || !words.facets[second.field]?.[count]) return undefined
  const { length, field, values } = second
  return { length: join + 1 + length - from, certain: true, ...createMeaning(field, [count, ...values]) }
}

/** An earlier number of four digits is a size, such as that of a truck. */
const FIRST_YEAR = 1960

/**
 * Finds a year that no vehicle is from beside other words, so that the page says so and shows those of the nearest year.
 * Alone it may be a stock number.
 */
const findAbsentYear = (key: string, { years, thisYear }: Vocabulary): Phrase | undefined => {
  const year = Number(key)
  const isAbsent = years.size > 0 && year >= FIRST_YEAR && year <= thisYear
  return isAbsent ? { length: 1, amount: { ranges: { year: { min: year, max: year } } } } : undefined
}

/** “2019”, and the year of a model as the trade writes it: “MY24”. */
const findYear = ({ key }: Token, words: Vocabulary, isAlone: boolean): Phrase | undefined => {
  const modelYear = /^my(\d\d)$/.exec(key)?.[1]
  if (modelYear !== undefined) return { length: 1, certain: true, ...createMeaning('year', [`20${modelYear}`]) }
  if (!/^\d{4}$/.test(key)) return undefined
  if (words.years.has(key)) return { length: 1, ...createMeaning('year', [key]) }
  return isAlone ? undefined : findAbsentYear(key, words)
}

const findTradeBody = (tokens: readonly Token[], from: number, words: Vocabulary) =>
  at(tokens, from, (key) => {
    const values = words.tradeBodies.get(key)
    return values && { ...createMeaning('body', values), certain: true }
  })

const findPhraseOfStock = (
  tokens: readonly Token[],
  from: number,
  make: string | undefined,
  words: Vocabulary,
): Phrase | undefined =>
  findModelOfMake(tokens, from, make, words) ??
  findCountPair(tokens, from, words) ??
  findAmountPhrase(tokens, from, words) ??
  findName(tokens, from, words) ??
  findSmallCar(tokens, from, words) ??
  findTradeBody(tokens, from, words) ??
  (tokens[from] && findYear(tokens[from], words, tokens.length === 1))

/**
 * Finds the name, amount or year at a position of the text; `make` is the one named directly before. A model that is not
 * in stock is found where its name is longer than one of the stock: a Ninja 400 is no other Ninja.
 */
export const findPhrase = (
  tokens: readonly Token[],
  from: number,
  make: string | undefined,
  words: Vocabulary,
): Phrase | undefined => {
  const found = findPhraseOfStock(tokens, from, make, words)
  const absent = findAbsentModel(tokens, from, make, words)
  if (!absent || absent.length <= (found?.length ?? 0)) return found
  return { ...absent, instead: findInstead(found, absent.meaning, words) }
}

export const findLonePhrase = (tokens: readonly Token[], from: number): Phrase | undefined => {
  const amount = findLoneAmount(tokens, from)
  return amount && { ...toPhrase(amount), lone: true }
}

export const makeOfPhrase = (found: Phrase): string | undefined =>
  'meaning' in found && found.meaning.field === 'make' ? found.meaning.values[0] : undefined

export const fieldOfPhrase = (found: Phrase): string =>
  'meaning' in found ? found.meaning.field : Object.keys(found.amount.ranges).join()
