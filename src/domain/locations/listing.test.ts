import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeDistanceKm } from '@/src/domain/delivery/distance'
import type { SiteLocation } from './location'
import { resolveSwitches } from '@/src/domain/switches'
import {
  contactHref,
  contactSlugOf,
  formatDistance,
  listLocations,
  findLocation,
  findContactLocation,
  sortByDistance,
  parseLocationFilter,
  locationTypeLabel,
  listDepartments,
} from './listing'

const createLocation = (id: string, over: Partial<SiteLocation> = {}): SiteLocation => ({
  id,
  name: id,
  slug: id,
  location_type: 'sales',
  primary: false,
  visible: true,
  timezone: 'Australia/Brisbane',
  address: { street: '1 Gympie Rd', city: 'Aspley', state: 'QLD', postcode: '4034' },
  opening_hours: [],
  ...over,
})

const site = (locations: readonly SiteLocation[], hidden: readonly string[] = []) => ({
  locations,
  switches: resolveSwitches({}, { display: { hidden_locations: hidden } }),
})
const ids = (all: readonly SiteLocation[]) => all.map(({ id }) => id)

describe('location listing', () => {
  const all = [
    createLocation('b'),
    createLocation('a', { location_type: 'service' }),
    createLocation('c', { visible: false }),
    createLocation('Auto Body & Paint', { slug: 'paint' }),
    createLocation('d', { location_type: '' }),
  ]

  test('[LOC-01] [TEN-05] keeps the site’s order and omits invisible locations and those hidden by switch', () => {
    expect(ids(listLocations(site(all)))).toEqual(['b', 'a', 'Auto Body & Paint', 'd'])
    expect(ids(listLocations(site(all, ['Auto Body & Paint'])))).toEqual(['b', 'a', 'd'])
  })

  test('[LOC-01] [LOC-10] filters by slugs or by type; no type means sales', () => {
    const of = (query: string) => ids(listLocations(site(all), parseLocationFilter(query)))
    expect(of('type=sales')).toEqual(['b', 'Auto Body & Paint', 'd'])
    expect(of('type=service')).toEqual(['a'])
    expect(of('slugs=d,b,nobody')).toEqual(['b', 'd'])
    expect(of('slugs=&type=nonsense')).toHaveLength(4)
  })
})

describe('location address', () => {
  const sales = createLocation('toowong', { dealership_slug: 'banksia', name: 'Toowong - Sales' })
  const service = createLocation('workshop', {
    dealership_slug: 'banksia',
    name: 'Toowong - Service',
    location_type: 'service',
  })
  const invisible = createLocation('gone', { dealership_slug: 'gone', visible: false })
  const salesSite = site([service, sales, invisible])

  test('[LOC-03] finds a location by its slug, else its dealership’s; invisible ones have no page', () => {
    expect(findLocation(salesSite, 'workshop')?.id).toBe('workshop')
    expect(findLocation(salesSite, 'banksia')?.id).toBe('toowong')
    expect(findLocation(site([{ ...service, primary: true }, sales]), 'banksia')?.id).toBe('workshop')
    expect(findLocation(salesSite, 'gone')).toBeUndefined()
  })

  test('[LOC-03] lists the departments of a dealership, one of each type, sales first', () => {
    expect(ids(listDepartments(salesSite, service))).toEqual(['toowong', 'workshop'])
    const second = createLocation('other', { dealership_slug: 'banksia', location_type: 'service' })
    expect(ids(listDepartments(site([second, service, sales]), service))).toEqual(['toowong', 'workshop'])
    expect(ids(listDepartments(site([createLocation('x'), createLocation('y')]), createLocation('x')))).toEqual(['x'])
    expect(locationTypeLabel(createLocation('x', { location_type: '' }))).toBe('Sales')
  })

  test.each([
    ['Aspley Toyota - Sales', 'aspley-toyota'],
    ['Aspley Toyota - Service', 'aspley-toyota'],
    ['Aspley Toyota - Parts', 'aspley-toyota'],
    ['Auto Body & Paint', 'auto-body-paint'],
    ['Škoda O’Connor - Salesroom', 'skoda-o-connor-salesroom'],
  ])('[LOC-06] the contact page of %s is %s', (name, slug) => {
    expect(contactSlugOf({ name })).toBe(slug)
  })

  test('[LOC-06] a manufacturer’s dealer has one contact page', () => {
    expect(contactHref({}, sales)).toBe('/contact-us/toowong')
    expect(contactHref({ manufacturer: { name: 'Chery' } }, sales)).toBe('/contact-us')
    expect(findContactLocation(salesSite, 'toowong')?.id).toBe('toowong')
    expect(findContactLocation(salesSite, 'nobody')).toBeUndefined()
  })
})

describe('sorting by distance', () => {
  const point = fc.record({
    lat: fc.double({ min: -43, max: -10, noNaN: true }),
    long: fc.double({ min: 113, max: 153, noNaN: true }),
  })

  test('[LOC-07] returns all locations, nearest first and those without a point last', () => {
    fc.assert(
      fc.property(point, fc.array(fc.option(point), { maxLength: 12 }), (from, points) => {
        const all = points.map((one, at) =>
          createLocation(String(at), { address: { ...createLocation('x').address, ...one } }),
        )
        const near = sortByDistance(all, from, () => null)
        expect(near.map(({ location }) => location.id).toSorted()).toEqual(ids(all).toSorted())
        const knownDistances = near.flatMap(({ km }) => (km === undefined ? [] : [km]))
        expect(knownDistances).toEqual(knownDistances.toSorted((a, b) => a - b))
        expect(near.slice(0, knownDistances.length).every(({ km }) => km !== undefined)).toBe(true)
        for (const { location, km } of near) {
          const { lat, long } = location.address
          if (lat !== undefined && long !== undefined) expect(km).toBe(computeDistanceKm(from, { lat, long }))
        }
      }),
    )
  })

  test('[LOC-07] uses the postcode’s point for a location without its own', () => {
    const far = createLocation('far', { address: { ...createLocation('x').address, lat: -31.95, long: 115.86 } })
    const [first] = sortByDistance([far, createLocation('here')], { lat: -27.4, long: 153 }, () => ({
      lat: -27.37,
      long: 153.02,
    }))
    expect(first?.location.id).toBe('here')
    expect([0.4, 3.24, 9.99, 120.4, 3606].map(formatDistance)).toEqual([
      'under 1 km',
      '3.2 km',
      '10.0 km',
      '120 km',
      '3,606 km',
    ])
  })
})
