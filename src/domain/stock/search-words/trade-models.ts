import type { ItemType } from '../vehicle/vehicle'
import { makeOfPair, modelOfPair } from '../search-url/make-of-pair'
import { keyOf } from './tokens'
import { carModels, modelNames, motorcycleModels, truckModels, type ModelsByBody } from './trade-model-names'

type ListedModel = { readonly make: string; readonly model: string; readonly body: string; readonly kind: ItemType }

const listModels = (models: Readonly<Record<string, ModelsByBody>>, kind: ItemType): readonly ListedModel[] =>
  Object.entries(models).flatMap(([make, byBody]) =>
    Object.entries(byBody).flatMap(([body, names]) => names.split('|').map((model) => ({ make, model, body, kind }))),
  )

const listedModels = [
  ...listModels(carModels, 'car'),
  ...listModels(motorcycleModels, 'motorcycle'),
  ...listModels(truckModels, 'truck'),
]

const kinds = new Map(listedModels.map(({ make, model, kind }) => [`${make}:${model}`, kind]))

type TradeModel = readonly [pair: string, name: string, kind: ItemType]

/** The models of the trade as `Make:Model`, each with its names and its kind. */
export const tradeModels: readonly TradeModel[] = [
  ...listedModels.map(({ make, model, kind }) => [`${make}:${model}`, model, kind] as const),
  ...modelNames.flatMap(([pair, names]) => names.map((name) => [pair, name, kinds.get(pair) ?? 'car'] as const)),
]

/** Names that other dealers' feeds have for the same body. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Ute: ['Cab Chassis'],
  Hatchback: ['Hatch'],
  Convertible: ['Cabriolet'],
  Sport: ['Supersport', 'Road Sport'],
}

/** Feeds spell makes in several ways, so that a model is also found by its name alone. */
const bodyOfModel = new Map([
  ...listedModels.map(({ model, body }) => [keyOf(model), body] as const),
  ...listedModels.map(({ make, model, body }) => [`${keyOf(make)}:${keyOf(model)}`, body] as const),
])

/** Returns the bodies of models, given as `Make:Model` pairs; none for models that aren't known. */
export const bodiesOfTradeModels = (pairs: readonly string[]): readonly string[] => [
  ...new Set(
    pairs.flatMap((pair) => {
      const model = keyOf(modelOfPair(pair))
      const body = bodyOfModel.get(`${keyOf(makeOfPair(pair) ?? '')}:${model}`) ?? bodyOfModel.get(model)
      return body === undefined ? [] : [body, ...(otherNames[body] ?? [])]
    }),
  ),
]
