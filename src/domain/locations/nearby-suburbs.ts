import { computeDistanceKm, type Point } from '@/src/domain/delivery/distance'
import type { Suburb } from './place-suggestions'

const MAX_NEARBY = 10

/** Nearer to each other, their names would overlap on the map. */
const KM_APART = 2.5

/** The suburbs around a point, nearest first, to find one's way on a map that has no streets. */
export const listNearbySuburbs = (point: Point, suburbs: readonly Suburb[]): readonly Suburb[] => {
  const sorted = suburbs
    .filter(({ lat, long }) => Math.abs(lat - point.lat) < 1 && Math.abs(long - point.long) < 1)
    .map((suburb) => ({ suburb, km: computeDistanceKm(point, suburb) }))
    .toSorted((a, b) => a.km - b.km)
  const listed: Suburb[] = []
  for (const { suburb } of sorted) {
    if (listed.length === MAX_NEARBY) break
    if (listed.every((other) => computeDistanceKm(other, suburb) >= KM_APART)) listed.push(suburb)
  }
  return listed
}
