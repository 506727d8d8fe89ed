import { makeOfPair } from '../search-url/make-of-pair'

/** A model in stock with its body and the kind of vehicle that it is. */
export type ModelBody = { readonly kind: string; readonly body: string; readonly pair: string }

/** Reads the values of `model_body` in the search records: `item type:body:Make:Model`. */
export const readModelBodies = (values: readonly string[]): readonly ModelBody[] =>
  values.flatMap((value) => {
    const [kind, body, ...pair] = value.split(':')
    return kind === undefined || body === undefined || pair.length < 2 ? [] : [{ kind, body, pair: pair.join(':') }]
  })

/** The makes and models that a text names. */
type MakesAndModels = { readonly makes: readonly string[]; readonly pairs: readonly string[] }

/**
 * True if a named model or make can have a body: another vehicle of its kind in stock has it. A Mazda can be a wagon,
 * but its “Touring” is a grade and no touring motorcycle. True for everything if nothing is known about the model.
 */
export const canHaveBody = (all: readonly ModelBody[], { makes, pairs }: MakesAndModels, body: string): boolean => {
  const isNamed = ({ pair }: ModelBody): boolean =>
    pairs.length > 0 ? pairs.includes(pair) : makes.includes(makeOfPair(pair) ?? '')
  const kinds = new Set(all.filter(isNamed).map(({ kind }) => kind))
  return kinds.size === 0 || all.some((one) => one.body === body && kinds.has(one.kind))
}
