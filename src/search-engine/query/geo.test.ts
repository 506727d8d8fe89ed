import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSegment } from '../segment/build'
import { createLiveIndex } from '../segment/live-index'
import { RecordStore } from '../segment/record-store'
import { createIndexPlan } from '../settings'
import { smallSettings } from '../testing/small-index.test-support'
import { execute } from './execute'
import { parseTasks } from './task'

type Coordinates = { readonly lat: number; readonly lng: number }
type GeoRecord = {
  readonly objectID: string
  readonly make: string
  readonly _geoloc?: Coordinates | readonly Coordinates[]
}
type GeoHit = GeoRecord & {
  readonly _rankingInfo?: {
    geoDistance: number
    geoPrecision: number
    matchedGeoLocation?: Coordinates & { distance: number }
  }
}
type GeoAnswer = {
  readonly hits: readonly GeoHit[]
  readonly nbHits: number
  readonly facets?: Record<string, Record<string, number>>
  readonly automaticRadius?: string
}

const plan = createIndexPlan('cars', {
  ...smallSettings,
  customRanking: ['asc(objectID)'],
  attributeForDistinct: 'make',
})
const search = (records: readonly GeoRecord[], params: object, changed: readonly GeoRecord[] = []): GeoAnswer => {
  const store = new RecordStore()
  for (const record of records) store.add(record.objectID, JSON.stringify(record))
  const changes = new Map(changed.map((record) => [record.objectID, JSON.stringify(record)]))
  const index = createLiveIndex(plan, buildSegment(plan, store), changes)
  const tasks = parseTasks(plan, { requests: [{ indexName: 'cars', hitsPerPage: 1000, ...params }] }, () => [])
  const [answer = ''] = execute(plan, index, tasks, { elapsed: () => 0, queryId: () => '' })
  return JSON.parse(answer) as GeoAnswer
}
const findIds = (...input: Parameters<typeof search>): string[] => search(...input).hits.map(({ objectID }) => objectID)

const listPlaces = ({ _geoloc }: GeoRecord): readonly Coordinates[] =>
  _geoloc === undefined ? [] : 'lat' in _geoloc ? [_geoloc] : _geoloc

/** The angle of two vectors from the centre of the Earth, where the engine uses the haversine formula. */
const naiveDistance = (a: Coordinates, b: Coordinates): number => {
  const toVector = ({ lat, lng }: Coordinates): [number, number, number] => {
    const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
  }
  const [[x, y, z], [u, v, w]] = [toVector(a), toVector(b)]
  const cross = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u)
  return Math.round(6_371_000 * Math.atan2(cross, x * u + y * v + z * w))
}
const nearestTo = (center: Coordinates, record: GeoRecord): number =>
  Math.min(...listPlaces(record).map((place) => naiveDistance(center, place)))

const places = fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) })
const nearPlaces = fc.record({ lat: fc.integer({ min: -4, max: 4 }), lng: fc.integer({ min: -4, max: 4 }) })
const recordsOf = (place: fc.Arbitrary<Coordinates>) =>
  fc.uniqueArray(
    fc.record(
      {
        objectID: fc.integer({ min: 10, max: 99 }).map(String),
        make: fc.constantFrom('Toyota', 'Ford', 'Mazda', 'Kia'),
        _geoloc: fc.oneof(place, fc.array(place, { maxLength: 3 })),
      },
      { requiredKeys: ['objectID', 'make'] },
    ),
    { selector: ({ objectID }) => objectID, maxLength: 30 },
  )
/** Divides the records between the two segments of an index, where the second also replaces some of the first. */
const divide = (records: readonly GeoRecord[]): [base: GeoRecord[], changed: GeoRecord[]] => [
  records
    .filter((_, i) => i % 3 !== 0)
    .concat(records.filter((_, i) => i % 6 === 0).map((one) => ({ ...one, make: 'Old' }))),
  records.filter((_, i) => i % 3 === 0),
]
const byId = (records: readonly GeoRecord[]): GeoRecord[] =>
  [...records].sort((a, b) => (a.objectID < b.objectID ? -1 : 1))

describe('geographic search', () => {
  test('[STK-05] finds and ranks the same records around a place as a record-by-record search', () => {
    fc.assert(
      fc.property(
        recordsOf(places),
        places,
        fc.option(fc.integer({ min: 1, max: 20_100_000 }), { nil: 'all' as const }),
        fc.constantFrom(undefined, 1, 1000, 2_000_000),
        (records, center, aroundRadius, aroundPrecision) => {
          const [base, changed] = divide(records)
          const params = { aroundLatLng: `${center.lat}, ${center.lng}`, aroundRadius, aroundPrecision }
          const precision = aroundPrecision ?? 10
          const expected = byId(records)
            .map((record) => ({ id: record.objectID, far: nearestTo(center, record) }))
            .filter(({ far }) => aroundRadius === 'all' || far <= aroundRadius)
            .sort((a, b) => {
              const [left, right] = [Math.floor(a.far / precision), Math.floor(b.far / precision)]
              return left === right ? 0 : left - right
            })
          expect(findIds(base, params, changed)).toEqual(expected.map(({ id }) => id))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('[STK-05] finds the same records inside polygons and boxes as a record-by-record search', () => {
    const halves = fc.integer({ min: -9, max: 9 }).map((half) => half / 2)
    const corners = fc.array(fc.tuple(halves, halves), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(recordsOf(nearPlaces), fc.array(corners, { minLength: 1, maxLength: 3 }), (records, triangles) => {
        const [base, changed] = divide(records)
        // A place is in a triangle if it is on the same side of all three edges, or on one of them.
        const isIn = (corner: readonly (readonly number[])[], { lat, lng }: Coordinates): boolean => {
          const sides = corner.map(([y = 0, x = 0], i) => {
            const [nextY = 0, nextX = 0] = corner[(i + 1) % 3] ?? []
            return Math.sign((nextX - x) * (lat - y) - (nextY - y) * (lng - x))
          })
          const isFlat = sides.every((side) => side === 0)
          const [ys, xs] = [corner.map(([y = 0]) => y), corner.map(([, x = 0]) => x)]
          const isBeside =
            lat < Math.min(...ys) || lat > Math.max(...ys) || lng < Math.min(...xs) || lng > Math.max(...xs)
          return !(isBeside && isFlat) && !isBeside && (!sides.includes(1) || !sides.includes(-1))
        }
        const inTriangles = byId(records).filter((record) =>
          triangles.some((one) => listPlaces(record).some((place) => isIn(one, place))),
        )
        expect(findIds(base, { insidePolygon: triangles.map((one) => one.flat()) }, changed)).toEqual(
          inTriangles.map(({ objectID }) => objectID),
        )
        const boxes = triangles.map(([a = [0, 0], b = [0, 0]]) => [...a, ...b])
        const inBoxes = byId(records).filter((record) =>
          boxes.some(([a = 0, b = 0, c = 0, d = 0]) =>
            listPlaces(record).some(
              ({ lat, lng }) =>
                lat >= Math.min(a, c) && lat <= Math.max(a, c) && lng >= Math.min(b, d) && lng <= Math.max(b, d),
            ),
          ),
        )
        expect(findIds(base, { insideBoundingBox: boxes }, changed)).toEqual(inBoxes.map(({ objectID }) => objectID))
      }),
      { numRuns: 300 },
    )
  })

  const grid: readonly GeoRecord[] = [
    { objectID: '1', make: 'A', _geoloc: { lat: 1, lng: 1 } },
    { objectID: '2', make: 'A', _geoloc: { lat: 1, lng: 2 } },
    { objectID: '3', make: 'B', _geoloc: { lat: 2, lng: 1 } },
    { objectID: '4', make: 'B', _geoloc: { lat: 2, lng: 2 } },
    { objectID: '5', make: 'C' },
  ]

  test.each([
    ['a polygon as text', { insidePolygon: '0,0,1.1,0,1.1,1.1,0,1.1' }, ['1']],
    ['a polygon', { insidePolygon: [[0, 0, 1.1, 0, 1.1, 1.1, 0, 1.1]] }, ['1']],
    [
      'two polygons',
      {
        insidePolygon: [
          [0, 0, 1.1, 0, 1.1, 1.1, 0, 1.1],
          [1.5, 1.5, 2.1, 1.5, 2.1, 2.1, 1.5, 2.1],
        ],
      },
      ['1', '4'],
    ],
    ['a box as text', { insideBoundingBox: '0,0,1.5,3' }, ['1', '2']],
    [
      'a box instead of a polygon and a place',
      {
        insideBoundingBox: [[0, 0, 1.5, 3]],
        insidePolygon: [[0, 0, 0, 1, 1, 1]],
        aroundLatLng: '80,0',
        aroundRadius: 5,
      },
      ['1', '2'],
    ],
    ['a radius', { aroundLatLng: '2,2', aroundRadius: 112_000 }, ['4', '3', '2']],
    ['no radius, which reaches all places', { aroundLatLng: '2,2' }, ['4', '3', '2', '1']],
    ['all records', { aroundLatLng: '2,2', aroundRadius: 'all' }, ['4', '3', '2', '1', '5']],
  ])('[STK-05] searches with %s', (_, params, ids) => {
    expect(findIds(grid, params)).toEqual(ids)
  })

  test('[STK-05] names the distance and the automatic radius', () => {
    const answer = search(grid, {
      aroundLatLng: '2,2',
      aroundPrecision: 1000,
      getRankingInfo: true,
      minimumAroundRadius: 400_000,
    })
    expect(answer.automaticRadius).toBe('400000')
    expect(answer.hits[1]?._rankingInfo).toMatchObject({
      geoDistance: 111,
      geoPrecision: 1000,
      matchedGeoLocation: { lat: 1, lng: 2, distance: 111_195 },
    })
  })

  test('[STK-05] groups distances by the precision of their range', () => {
    const aroundPrecision = [
      { from: 0, value: 25 },
      { from: 100_000, value: 1_000_000 },
    ]
    expect(findIds(grid, { aroundLatLng: '2,2', aroundPrecision })).toEqual(['4', '1', '2', '3'])
  })
})

describe('distinct', () => {
  test('[STK-05] keeps the best records of each group, as a record-by-record search does', () => {
    fc.assert(
      fc.property(
        recordsOf(nearPlaces),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 2 }),
        (records, perGroup, page) => {
          const [base, changed] = divide(records)
          const makes = [...new Set(byId(records).map(({ make }) => make))]
          const groups = makes.map((make) =>
            byId(records)
              .filter((record) => record.make === make)
              .slice(0, perGroup)
              .map(({ objectID }) => objectID),
          )
          const params = { distinct: perGroup, page, hitsPerPage: 2, facets: ['make'], facetingAfterDistinct: true }
          const { hits, nbHits, facets } = search(base, params, changed)
          expect(hits.map(({ objectID }) => objectID)).toEqual(groups.slice(page * 2, page * 2 + 2).flat())
          expect(nbHits).toBe(makes.length)
          expect(facets?.make ?? {}).toEqual(Object.fromEntries(makes.map((make) => [make, 1])))
        },
      ),
      { numRuns: 200 },
    )
  })

  test('[STK-05] counts facets before grouping, and keeps each record without the attribute', () => {
    const records = ['Ford', 'Ford', 'Kia'].map((make, i) => ({ objectID: `${i}`, make }))
    const { facets, nbHits } = search(records, { distinct: true, facets: ['make'] })
    expect([facets, nbHits]).toEqual([{ make: { Ford: 2, Kia: 1 } }, 2])
    const unnamed = ['a', 'b'].map((objectID) => ({ objectID }) as GeoRecord)
    expect(search(unnamed, { distinct: 1 }).nbHits).toBe(2)
  })
})
