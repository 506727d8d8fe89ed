import { isVehicleId } from '../events/beacon'
import { MAX_COMPARED } from './compare'

const splitIds = (input: string | readonly string[] | undefined, max: number): readonly string[] =>
  [input ?? []]
    .flat()
    .flatMap((one) => one.split(',', 5 * max))
    .map((one) => one.trim().toLowerCase())

/** Parses the ids of an address, `ids=a,b` or `ids=a&ids=b`: unique, in order, at most `max`; others ignored. */
export const parseVehicleIds = (input: string | readonly string[] | undefined, max: number): readonly string[] =>
  [...new Set(splitIds(input, max).filter(isVehicleId))].slice(0, max)

/** Vehicles beyond the four that are looked up, so that each removal shows the next. */
const MAX_ADDRESSED = 3 * MAX_COMPARED

/**
 * Parses the vehicles in the address of a comparison (ACC-03): those to look up, and how many parts are no id of a
 * vehicle, of which the page says that they are not listed.
 */
export const parseComparedIds = (
  input: string | readonly string[] | undefined,
): { readonly ids: readonly string[]; readonly unknown: number } => {
  const unknown = new Set(splitIds(input, MAX_ADDRESSED).filter((one) => one !== '' && !isVehicleId(one)))
  return { ids: parseVehicleIds(input, MAX_ADDRESSED), unknown: unknown.size }
}
