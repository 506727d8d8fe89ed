import type { LiveIndex } from '../segment/live-index'
import type { GeoColumn, Segment } from '../segment/types'
import type { Coordinates, GeoQuery, Polygon } from './geo-params'
import { MAX_GEO_RANK } from './rank-key'

type AroundQuery = GeoQuery & { readonly center: Coordinates }

export const isAround = (geo: GeoQuery | undefined): geo is AroundQuery => geo !== undefined && geo.center !== null
export const isGeoFilter = (geo: GeoQuery | undefined): geo is GeoQuery =>
  geo !== undefined && (geo.areas.length > 0 || Number.isFinite(geo.radius))
export const geoKey = ({ center, radius, areas }: GeoQuery): string => JSON.stringify([center, radius, areas])

/** A radius that the engine chooses includes at least this many records of the index, as far as there are as many. */
const AUTOMATIC_RADIUS_RECORDS = 1000
const EARTH_RADIUS_METRES = 6_371_000

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the distance of two places in whole metres, by the haversine formula. */
const distanceBetween = (from: Coordinates, lat: number, lng: number): number => {
  const north = Math.sin(toRadians(lat - from.lat) / 2)
  const east = Math.sin(toRadians(lng - from.lng) / 2)
  const square = north * north + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(lat)) * east * east
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(square))))
}

const distancesOf = ({ latitudes, longitudes }: GeoColumn, center: Coordinates): Float64Array =>
  latitudes.map((lat, point) => distanceBetween(center, lat, longitudes[point] as number))

/** Counts the edges that a line from the place to the east crosses; a place on an edge is inside. */
const isInside = (polygon: Polygon, lat: number, lng: number): boolean => {
  let inside = false
  let last = polygon.at(-1)
  for (const corner of polygon) {
    if (last && isOnEdge(last, corner, lat, lng)) return true
    if (last && corner.lat > lat !== last.lat > lat) {
      const crossing = ((last.lng - corner.lng) * (lat - corner.lat)) / (last.lat - corner.lat) + corner.lng
      if (lng < crossing) inside = !inside
    }
    last = corner
  }
  return inside
}

const isOnEdge = (from: Coordinates, to: Coordinates, lat: number, lng: number): boolean =>
  (to.lng - from.lng) * (lat - from.lat) === (to.lat - from.lat) * (lng - from.lng) &&
  lat >= Math.min(from.lat, to.lat) &&
  lat <= Math.max(from.lat, to.lat) &&
  lng >= Math.min(from.lng, to.lng) &&
  lng <= Math.max(from.lng, to.lng)

/** Sets `bit` in `fails` for every record without a place in the area. */
export const markFailingGeo = ({ size, geo }: Segment, query: GeoQuery, bit: number, fails: Uint32Array): void => {
  const { latitudes, longitudes, points, offsets } = geo
  const { center, radius = Number.POSITIVE_INFINITY, areas } = query
  const holds = new Uint8Array(latitudes.length)
  for (let point = 0; point < holds.length; point += 1) {
    const [lat, lng] = [latitudes[point] as number, longitudes[point] as number]
    const isHeld = center ? distanceBetween(center, lat, lng) <= radius : areas.some((area) => isInside(area, lat, lng))
    holds[point] = isHeld ? 1 : 0
  }
  for (let doc = 0; doc < size; doc += 1) {
    let held = false
    for (let i = offsets[doc] as number; i < (offsets[doc + 1] as number) && !held; i += 1)
      held = holds[points[i] as number] === 1
    if (!held) fails[doc] = (fails[doc] as number) | bit
  }
}

export const precisionAt = ({ precision }: GeoQuery, distance: number): number =>
  precision.findLast(({ from }) => distance >= from)?.value ?? 1

/** Rounds a distance down, so that records of about the same distance are ranked by the next criterion. */
const toGeoRank = ({ precision }: GeoQuery, distance: number): number => {
  if (distance === Number.POSITIVE_INFINITY) return MAX_GEO_RANK
  const { from, value } = precision.findLast((range) => distance >= range.from) ?? { from: 0, value: 1 }
  return Math.floor(from + Math.floor((distance - from) / value) * value)
}

const nearestDistances = ({ size, geo }: Segment, center: Coordinates): Float64Array => {
  const distances = distancesOf(geo, center)
  const nearest = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  for (let doc = 0; doc < size; doc += 1)
    for (let i = geo.offsets[doc] as number; i < (geo.offsets[doc + 1] as number); i += 1)
      nearest[doc] = Math.min(nearest[doc] as number, distances[geo.points[i] as number] as number)
  return nearest
}

/** Returns each record's rank by its nearest place. */
export const computeGeoRanks = (segment: Segment, query: AroundQuery): Float64Array =>
  nearestDistances(segment, query.center).map((distance) => toGeoRank(query, distance))

/** Returns the record's place that is nearest to the query's, and its distance in metres. */
export const findNearestPlace = ({ geo }: Segment, doc: number, { center }: AroundQuery) => {
  let nearest: (Coordinates & { readonly distance: number }) | undefined
  for (let i = geo.offsets[doc] as number; i < (geo.offsets[doc + 1] as number); i += 1) {
    const point = geo.points[i] as number
    const [lat, lng] = [geo.latitudes[point] as number, geo.longitudes[point] as number]
    const distance = distanceBetween(center, lat, lng)
    if (!nearest || distance < nearest.distance) nearest = { lat, lng, distance }
  }
  return nearest
}

/** Chooses the radius of a query around a place without one. The answer names it as `automaticRadius`. */
export const withRadius = <Q extends { readonly geo?: GeoQuery | undefined }>(index: LiveIndex, query: Q): Q => {
  const { geo } = query
  if (!isAround(geo) || geo.radius !== undefined) return query
  const distances = [index.base.segment, index.delta.segment].flatMap((segment) => [
    ...nearestDistances(segment, geo.center).filter(Number.isFinite),
  ])
  const sorted = Float64Array.from(distances).sort()
  const radius = sorted[Math.min(AUTOMATIC_RADIUS_RECORDS, sorted.length) - 1] ?? 0
  return { ...query, geo: { ...geo, radius: Math.max(radius, geo.minRadius, 1), automatic: true } }
}
