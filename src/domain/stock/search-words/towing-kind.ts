import type { Token } from './tokens'
import { TOWED } from './towing'
import type { Vocabulary } from './vocabulary'
import { addValues, type WordsDraft } from './words-draft'

/** A car tows a caravan or a boat, unless the words name another vehicle: a dealer's trucks are no answer to them. */
export const addTowingKind = (
  { lists, ranges }: WordsDraft,
  tokens: readonly Token[],
  { facets }: Vocabulary,
): void => {
  const kinds = Object.keys(facets['item_type'] ?? {})
  const isNamed = [lists.item_type, lists.body, lists.make, lists.make_model].some((chosen) => chosen !== undefined)
  const hasLoad = tokens.some(({ key }) => TOWED.test(key))
  if (ranges.towing && hasLoad && !isNamed && kinds.length > 1 && kinds.includes('car'))
    addValues(lists, { field: 'item_type', values: ['car'] })
}
