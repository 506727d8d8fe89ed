import type { Range, SearchState } from '../search-url/state'
import type { Phrase } from './phrases'
import { addValues, type WordsDraft } from './words-draft'

/** “Not under 30k” is 30k and over; the opposite of a range with two ends would be two ranges. */
const invertRange = ({ min, max }: Range): Range | undefined => {
  if (min !== undefined && max !== undefined) return undefined
  return min === undefined ? { min: max ?? 0 } : { max: min }
}

/** True for a phrase of which the opposite is a filter too. */
export const isDeniable = (denied: Phrase): boolean =>
  'meaning' in denied || Object.values(denied.amount.ranges).every((range) => invertRange(range) !== undefined)

/** Adds the opposite of a phrase. */
export const addDenied = (draft: WordsDraft, denied: Phrase): void => {
  draft.understood += 1
  // As text it would find what it denies.
  draft.certain = true
  if ('meaning' in denied) addValues(draft.without, denied.meaning)
  else
    for (const [field, range] of Object.entries(denied.amount.ranges))
      draft.ranges = { ...draft.ranges, [field]: invertRange(range) }
}

/** Leaves out of the chosen values those that are denied: “French but not a Renault” asks for the other French makes. */
export const withoutDenied = (lists: SearchState['lists'], denied: SearchState['lists']): SearchState['lists'] =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([field, values]) => {
      const own = denied[field as keyof typeof denied] ?? []
      const rest = values.filter((value) => !own.includes(value))
      return rest.length > 0 || values.length === 0 ? [[field, rest] as const] : []
    }),
  )
