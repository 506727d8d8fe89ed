import { limits } from '../limits'
import { badRequest } from '../request-error'
import { getRawParam, parseIntegerParam, type RawParams } from './parse-params'

export type Coordinates = { readonly lat: number; readonly lng: number }
export type Polygon = readonly Coordinates[]
/** From a distance on, distances within `value` metres of each other count as equal. */
type Precision = { readonly from: number; readonly value: number }

/** The geographic part of a query: records around a place, or inside one of several areas. */
export type GeoQuery = {
  /** Null if areas are given, which a place would contradict. */
  readonly center: Coordinates | null
  /** Metres; infinite for all records; undefined for a radius that the engine chooses. */
  readonly radius: number | undefined
  readonly minRadius: number
  /** True once the engine has chosen the radius. */
  readonly automatic?: boolean
  readonly precision: readonly Precision[]
  /** Boxes are polygons too. Empty around a place. */
  readonly areas: readonly Polygon[]
}
const DEFAULT_PRECISION_METRES = 10
const MAX_METRES = 1e9
const NUMBER_PATTERN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i

const invalid = (name: string, expected: string) =>
  badRequest(`Invalid value for "${name}" parameter, expected ${expected}`)

const toCoordinate = (name: string, value: unknown, limit: number): number => {
  const number = typeof value === 'string' && NUMBER_PATTERN.test(value.trim()) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) throw invalid(name, 'coordinates as decimal degrees')
  if (Math.abs(number) > limit)
    throw badRequest(
      `Invalid value for "${name}" parameter: ${number} is not a ${limit === 90 ? 'latitude (-90 to 90)' : 'longitude (-180 to 180)'}`,
    )
  return number
}

const toPlaces = (name: string, values: readonly unknown[]): Coordinates[] => {
  if (values.length % 2 !== 0) throw invalid(name, 'pairs of latitude and longitude')
  return Array.from({ length: values.length / 2 }, (_, i) => ({
    lat: toCoordinate(name, values[i * 2], 90),
    lng: toCoordinate(name, values[i * 2 + 1], 180),
  }))
}

const parseCenter = (params: RawParams): Coordinates | undefined => {
  const value = getRawParam(params, 'aroundLatLng')
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string' || value.length > limits.tagLength)
    throw invalid('aroundLatLng', '"latitude,longitude"')
  const [place, ...others] = toPlaces('aroundLatLng', value.split(','))
  if (!place || others.length > 0) throw invalid('aroundLatLng', '"latitude,longitude"')
  return place
}

const parseRadius = (params: RawParams): number | undefined => {
  if (getRawParam(params, 'aroundRadius') === 'all') return Number.POSITIVE_INFINITY
  const radius = parseIntegerParam(params, 'aroundRadius', MAX_METRES)
  if (radius === 0) throw invalid('aroundRadius', 'a number of metres of at least 1, or "all"')
  return radius
}

const parsePrecision = (params: RawParams): Precision[] => {
  const raw = getRawParam(params, 'aroundPrecision')
  const value = typeof raw === 'string' && raw.trim().startsWith('[') ? parseJson('aroundPrecision', raw) : raw
  if (!Array.isArray(value)) {
    const metres = parseIntegerParam(params, 'aroundPrecision', MAX_METRES) ?? DEFAULT_PRECISION_METRES
    return [{ from: 0, value: Math.max(1, metres) }]
  }
  const ranges = value.slice(0, limits.listItems).map((item: unknown): Precision => {
    const range = (typeof item === 'object' && item !== null ? item : {}) as RawParams
    const [from, metres] = [range.from, range.value]
    if (typeof from !== 'number' || typeof metres !== 'number' || !(from >= 0) || !(metres >= 1))
      throw invalid('aroundPrecision', 'a number of metres or a list of {from, value}')
    return { from, value: metres }
  })
  return [{ from: 0, value: 1 }, ...ranges.sort((a, b) => a.from - b.from)]
}

const parseJson = (name: string, text: string): unknown => {
  if (text.length > limits.filterLength) throw badRequest(`"${name}" is too long`)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`Invalid JSON in "${name}" parameter`)
  }
}

/** Parses a list from JSON, or from values separated by commas. */
const parseListText = (name: string, text: string): unknown => {
  if (text.length > limits.filterLength) throw badRequest(`"${name}" is too long`)
  return text.trim().startsWith('[') ? parseJson(name, text) : text.split(',')
}

/** Parses one list of coordinates or several into lists of places. */
const parseAreas = (params: RawParams, name: string): Coordinates[][] => {
  const raw = getRawParam(params, name)
  if (raw === undefined || raw === '') return []
  const list = typeof raw === 'string' ? parseListText(name, raw) : raw
  if (!Array.isArray(list)) throw invalid(name, 'a list of coordinates')
  const areas = (list as unknown[]).some((item) => Array.isArray(item)) ? list : [list]
  if (!areas.every((area): area is unknown[] => Array.isArray(area))) throw invalid(name, 'lists of coordinates')
  const count = areas.reduce((sum, area) => sum + area.length / 2, 0)
  if (count > limits.geoPoints) throw badRequest(`"${name}" has more than ${limits.geoPoints} points`)
  return areas.map((area) => toPlaces(name, area))
}

/** The corners may be given in any order, so a box never crosses the 180th meridian: that takes two boxes. */
const toBoxPolygons = (corners: readonly Coordinates[]): Polygon[] => {
  if (corners.length === 0 || corners.length % 2 !== 0) throw invalid('insideBoundingBox', 'two opposite corners')
  return Array.from({ length: corners.length / 2 }, (_, i) => corners.slice(i * 2, i * 2 + 2)).map((pair) => {
    const [lats, lngs] = [pair.map(({ lat }) => lat), pair.map(({ lng }) => lng)]
    const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)]
    return [
      { lat: south, lng: west },
      { lat: south, lng: east },
      { lat: north, lng: east },
      { lat: north, lng: west },
    ]
  })
}

/** A box wins over polygons, and both win over a place, as in Algolia. @throws RequestError 400 */
export const parseGeo = (params: RawParams): GeoQuery | undefined => {
  const boxes = parseAreas(params, 'insideBoundingBox').flatMap(toBoxPolygons)
  const polygons = parseAreas(params, 'insidePolygon')
  if (polygons.some((polygon) => polygon.length < 3)) throw invalid('insidePolygon', 'at least three points')
  const [center, radius, precision] = [parseCenter(params), parseRadius(params), parsePrecision(params)]
  const minRadius = parseIntegerParam(params, 'minimumAroundRadius', MAX_METRES) ?? 0
  const areas = boxes.length > 0 ? boxes : polygons
  if (areas.length > 0) return { center: null, radius: undefined, minRadius, precision, areas }
  return center && { center, radius, minRadius, precision, areas }
}
