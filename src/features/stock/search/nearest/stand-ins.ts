import { isElectricModel } from '@/src/domain/images/electric-models'
import type { ListField } from '@/src/domain/stock/fields/search-fields'
import { makeOfPair, modelOfPair } from '@/src/domain/stock/search-url/make-of-pair'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { listKindsOfBodies, listSimilarBodies } from '@/src/domain/stock/search-words/trade-bodies'
import { bodiesOfTradeModels } from '@/src/domain/stock/search-words/trade-models'

/** Values of a field that stand in for a condition that no vehicle meets. */
export type StandIn = {
  readonly insteadOf: 'body' | 'make_model' | 'fuel' | 'drive' | 'seats' | 'berths'
  readonly field: ListField
  readonly values: readonly string[]
}

/** True for models that are sold as electric cars only, where the search names no fuel. */
const isElectricOnly = ({ make_model: pairs = [], fuel }: SearchState['lists']): boolean =>
  fuel === undefined &&
  pairs.length > 0 &&
  pairs.every((pair) => isElectricModel({ make: makeOfPair(pair), model: modelOfPair(pair) }))

const similarFuels: Readonly<Record<string, readonly string[]>> = {
  Electric: ['Plug-in Hybrid', 'Hybrid'],
  'Plug-in Hybrid': ['Hybrid', 'Electric'],
  Hybrid: ['Plug-in Hybrid', 'Electric'],
}

const listSimilarFuels = (fuels: readonly string[]): readonly string[] => [
  ...new Set(fuels.flatMap((fuel) => similarFuels[fuel] ?? []).filter((fuel) => !fuels.includes(fuel))),
]

/** An AWD car gets up the same dirt road as a 4WD. */
const similarDrives: Readonly<Record<string, readonly string[]>> = {
  '4WD': ['AWD', 'All Wheel Drive'],
  AWD: ['4WD', '4x4', 'Four Wheel Drive'],
}

const listSimilarDrives = (drives: readonly string[]): readonly string[] =>
  drives.flatMap((drive) => similarDrives[drive] ?? []).filter((drive) => !drives.includes(drive))

/** Lists the numbers of seats or berths beside one that no vehicle has. */
const listNearCounts = (counts: readonly string[]): readonly string[] =>
  counts.flatMap((count) => [String(Number(count) - 1), String(Number(count) + 1)])

const listMakes = (makes: readonly string[], pairs: readonly string[]): readonly string[] =>
  makes.length > 0 ? makes : [...new Set(pairs.flatMap((pair) => makeOfPair(pair) ?? []))]

/**
 * Lists what is like the body or the model of a search, the nearest first: pantechs for a refrigerated truck; of a
 * model its make, other electric cars for an electric one, and vehicles of its body, such as utes for a Ranger.
 */
export const listStandIns = ({ lists }: Pick<SearchState, 'lists'>): readonly StandIn[] => {
  const { make = [], make_model: pairs = [], body = [], fuel = [] } = lists
  const standIns: readonly StandIn[] = [
    { insteadOf: 'body', field: 'body', values: listSimilarBodies(body) },
    // A learner rides no large motorcycle instead of a scooter.
    { insteadOf: 'body', field: 'lams', values: body.includes('Scooter') ? ['true'] : [] },
    { insteadOf: 'body', field: 'item_type', values: listKindsOfBodies(body) },
    { insteadOf: 'fuel', field: 'fuel', values: listSimilarFuels(fuel) },
    { insteadOf: 'drive', field: 'drive', values: listSimilarDrives(lists.drive ?? []) },
    ...(['seats', 'berths'] as const).map((field) => ({
      insteadOf: field,
      field,
      values: listNearCounts(lists[field] ?? []),
    })),
    { insteadOf: 'make_model', field: 'make', values: pairs.length > 0 ? listMakes(make, pairs) : [] },
    { insteadOf: 'make_model', field: 'fuel', values: isElectricOnly(lists) ? ['Electric'] : [] },
    { insteadOf: 'make_model', field: 'body', values: body.length > 0 ? [] : bodiesOfTradeModels(pairs) },
  ]
  return standIns.filter(({ values }) => values.length > 0)
}
