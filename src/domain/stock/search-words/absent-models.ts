import { makeOfPair, modelOfPair } from '../search-url/make-of-pair'
import { makeNames } from './make-names'
import { findMisspeltName } from './misspelt-names'
import { keyOf } from './tokens'
import { tradeModels } from './trade-models'

const splitWords = (text: string): readonly string[] => text.toLowerCase().split(/[\s:/]+/)

const keyedModels = tradeModels.map(([pair, name, kind]) => {
  const [make = '', model = ''] = pair.split(':')
  return { make, makeKey: keyOf(make), model, key: keyOf(name), words: splitWords(name), kind }
})

/** The makes of these models by their names and nicknames. */
export const tradeMakes: ReadonlyMap<string, string> = new Map([
  ...keyedModels.map(({ make, makeKey }) => [makeKey, make] as const),
  ...makeNames.flatMap(([[make = ''], names]) => names.map((name) => [keyOf(name), make] as const)),
])

/** Keys of all models that a stock may be without. */
export const tradeModelKeys: ReadonlySet<string> = new Set(keyedModels.map(({ key }) => key))

const namesByMake = new Map<string, readonly { readonly name: string; readonly key: string }[]>()
for (const { makeKey, key } of keyedModels)
  namesByMake.set(makeKey, [...(namesByMake.get(makeKey) ?? []), { name: key, key }])

/** Lists the names of a make's models, in stock or not, by the make or its nickname. */
export const listModelNamesOf = (make: string): readonly { readonly name: string; readonly key: string }[] =>
  namesByMake.get(keyOf(tradeMakes.get(keyOf(make)) ?? make)) ?? []

const kindsByPair = new Map(keyedModels.map(({ makeKey, model, kind }) => [`${makeKey}:${model}`, kind]))

/** The kind of a model of the trade, such as `motorcycle`, by its pair with any spelling of the make. */
export const kindOfTradeModel = (pair: string): string | undefined => {
  const make = makeOfPair(pair) ?? ''
  return kindsByPair.get(`${keyOf(make)}${pair.slice(make.length)}`)
}

/** True for a make of several kinds of vehicles, such as BMW with cars and motorcycles. */
export const hasSeveralKinds = (make: string): boolean =>
  new Set(keyedModels.filter(({ makeKey }) => makeKey === keyOf(make)).map(({ kind }) => kind)).size > 1

/** Lists the beginnings of a pair's words, joined from each word on: “prado” is one of a Toyota LandCruiser Prado's. */
const listBeginnings = (pair: string): readonly string[] => {
  const words = splitWords(pair).map(keyOf)
  return words.flatMap((_, at) => {
    const ending = words.slice(at).join('')
    return Array.from(ending, (__, end) => ending.slice(0, end + 1))
  })
}

/** Feeds name a 320i also “3 Series” and a C 200 “C-Class”. */
const CLASS = /(?:series|class)$/

type Stock = {
  /** `Make:Model` pairs. */
  readonly pairs: readonly string[]
  /** The stock's own spelling of makes, by key. */
  readonly makes: ReadonlyMap<string, string>
  readonly textWords: ReadonlySet<string>
  /** True if a key means something else in this stock. */
  readonly hasMeaning: (key: string) => boolean
}

/** Returns the words of each make's models, by the key of the make. */
const listWordsByMake = (pairs: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const words = new Map<string, Set<string>>()
  for (const pair of pairs) {
    const make = keyOf(makeOfPair(pair) ?? '')
    const ofMake = words.get(make) ?? new Set()
    for (const word of splitWords(pair)) ofMake.add(word)
    words.set(make, ofMake)
  }
  return words
}

/**
 * Collects the models of the trade that are not in stock, as `Make:Model` pairs by the keys of their names (SRCH-19). One
 * that the stock has in another form is none of them: “Prado” of a LandCruiser Prado, “LandCruiser 300” of a LandCruiser
 * with the series 300.
 */
export const collectAbsentModels = (stock: Stock): ReadonlyMap<string, readonly string[]> => {
  const { pairs, makes, textWords, hasMeaning } = stock
  const beginnings = new Set(pairs.flatMap(listBeginnings))
  const wordsByMake = listWordsByMake(pairs)
  const isAbsent = ({ key, makeKey, words }: (typeof keyedModels)[number]): boolean => {
    if (beginnings.has(key) || textWords.has(key) || hasMeaning(key)) return false
    const ownWords = wordsByMake.get(makeKey)
    if (!ownWords) return true
    const isWritten = words.every((word) => ownWords.has(word) || (word.length > 1 && textWords.has(word)))
    return !isWritten && (!CLASS.test(key) || [...ownWords].some((word) => CLASS.test(keyOf(word))))
  }
  const absent = new Map<string, readonly string[]>()
  for (const one of keyedModels.filter(isAbsent)) {
    const pair = `${makes.get(one.makeKey) ?? one.make}:${one.model}`
    for (const key of /\d$/.test(one.key) ? [one.key] : [one.key, `${one.key}s`])
      absent.set(key, [...(absent.get(key) ?? []), pair])
  }
  return absent
}

/**
 * Collects the models of the trade that are not in stock, but share the beginning of their name with models of their own
 * that are: the C3 of a C3 Aircross, the Yaris of a Yaris Cross. Their `Make:Model` pairs, by the key of the name.
 */
export const collectSisters = (
  models: ReadonlyMap<string, readonly string[]>,
  pairs: readonly string[],
): ReadonlyMap<string, string> => {
  const stockKeys = new Set(pairs.map((pair) => keyOf(modelOfPair(pair))))
  const isOfTrade = (pair: string): boolean => tradeModelKeys.has(keyOf(modelOfPair(pair)))
  return new Map(
    keyedModels.flatMap(({ key, make, makeKey, model }) => {
      const found = models.get(key) ?? []
      const isSister =
        found.length > 0 &&
        key === keyOf(model) &&
        !stockKeys.has(key) &&
        found.every((pair) => keyOf(makeOfPair(pair) ?? '') === makeKey && isOfTrade(pair))
      return isSister ? [[key, `${makeOfPair(found[0] ?? '') ?? make}:${model}`] as const] : []
    }),
  )
}

/** Leaves out the misspelt make of a model that is not in stock: the “porche” of “porche cayenne”. */
export const withoutMisspeltMakes = (rest: readonly string[], absentPairs: readonly string[]): string[] => {
  const makes = absentPairs.flatMap((pair) => makeOfPair(pair) ?? []).map((name) => ({ name, key: keyOf(name) }))
  return rest.filter((word) => findMisspeltName(word, makes) === undefined)
}
