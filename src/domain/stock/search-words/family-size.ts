import { addValues, type WordsDraft } from './words-draft'
import type { Vocabulary } from './vocabulary'

const FAMILY = /^family$/iu

/** Bodies with room for children, their seats and a pram. */
const familyBodies: readonly string[] = ['SUV', 'Wagon', 'People Mover']

const FAMILY_BERTHS = 4

const listFamilyValues = ({ facets, nouns }: Vocabulary) => {
  const bodies = familyBodies.filter((body) => facets.body?.[body])
  if (bodies.length > 0) return { field: 'body' as const, values: bodies }
  const berths = Object.keys(facets['berths'] ?? {}).filter((count) => Number(count) >= FAMILY_BERTHS)
  return { field: 'berths' as const, values: nouns.has('caravan') ? berths : [] }
}

/** True where other words say how big the vehicle is: a “family sedan”, “family car with 7 seats”. */
const hasSize = ({ lists, ranges }: WordsDraft): boolean =>
  lists.item_type?.includes('car') === false ||
  [lists.body, lists.make_model, lists.seats, lists.berths, lists.filtered_features, ranges.seats, ranges.berths].some(
    (chosen) => chosen !== undefined,
  )

/**
 * Reads “family” as the bodies of the stock that are big enough, or as the berths of caravans. Beside a body, a model or
 * a number of seats it stays unread, and the page names it.
 */
export const addFamilySize = (draft: WordsDraft, words: Vocabulary): void => {
  const at = draft.rest.findIndex((raw) => FAMILY.test(raw))
  if (at === -1) return
  // “Sleeps 5” says how big the family is.
  if (draft.ranges.berths?.min !== undefined) draft.rest.splice(at, 1)
  if (hasSize(draft)) return
  const meaning = listFamilyValues(words)
  if (meaning.values.length === 0) return
  addValues(draft.lists, meaning)
  draft.understood += 1
  draft.certain = true
  draft.rest.splice(at, 1)
}
