import { isVehicleId } from '../events/beacon'
import { MAX_COMPARED } from './compare'

/** Parses the ids of an address, `ids=a,b` or `ids=a&ids=b`: unique, in order, at most `max`; others ignored. */
export const parseVehicleIds = (input: string | readonly string[] | undefined, max: number): readonly string[] => {
  const all = [input ?? []].flat().flatMap((one) => one.split(',', 5 * max))
  const ids = all.map((one) => one.trim().toLowerCase()).filter(isVehicleId)
  return [...new Set(ids)].slice(0, max)
}

/** Parses the vehicles of a comparison from its address: at most four (ACC-03). */
export const parseComparedIds = (input: string | readonly string[] | undefined): readonly string[] =>
  parseVehicleIds(input, MAX_COMPARED)
