import { describe, expect, test } from 'vitest'
import type { SiteLocation } from './location'
import type { Site } from '@/src/domain/tenancy/site'
import { buildLocationData } from './structured-data'

const location: SiteLocation = {
  id: 'a',
  name: 'Aspley - Service',
  slug: 'aspley-service',
  location_type: 'service',
  primary: false,
  visible: true,
  timezone: 'Australia/Brisbane',
  image_url: '/images/yard.webp',
  phone: '07 5550 1234',
  address: { street: '1 Gympie Rd', city: 'Aspley', state: 'QLD', postcode: '4034', lat: -27.3, long: 153 },
  opening_hours: [
    { weekday: 1, status: 'Open', open: '08:00', close: '17:00' },
    { weekday: 0, status: 'Closed' },
  ],
  special_hours: [
    { date: '2026-12-25', status: 'Closed', department: 'all', name: 'Christmas Day' },
    { date: '2026-12-24', status: 'Open', start_hour: '08:00', end_hour: '12:00', department: 'service' },
    { date: '2026-12-23', status: 'Closed', department: 'sales' },
    { date: '2026-01-26', status: 'Closed', department: 'all' },
  ],
}
const site = { name: 'Aspley Cars', url: 'https://aspley.example' } as Site

const graph = (over: Partial<SiteLocation> = {}, reviews?: { count: number; average_rating: number; reviews: [] }) => {
  const data = buildLocationData({ site, location: { ...location, ...over }, today: '2026-12-01', reviews })
  return (JSON.parse(JSON.stringify(data)) as { '@graph': Record<string, unknown>[] })['@graph']
}

describe('location structured data', () => {
  test('[LOC-03] describes a workshop with its week and the coming special hours of its department', () => {
    const [place] = graph()
    expect(place).toMatchObject({
      '@type': 'AutoRepair',
      name: 'Aspley - Service',
      url: 'https://aspley.example/locations/aspley-service',
      telephone: '+61755501234',
      image: 'https://aspley.example/images/yard.webp',
      address: { addressRegion: 'QLD', postalCode: '4034' },
      geo: { latitude: -27.3 },
    })
    expect(place?.['openingHoursSpecification']).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '08:00', closes: '17:00' },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '08:00',
        closes: '12:00',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
      },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
      },
    ])
  })

  test('[LOC-03] [LOC-08] describes a dealer by default; has a rating only if the page shows one', () => {
    expect(graph({ location_type: '' })[0]?.['@type']).toBe('AutoDealer')
    expect(graph({ location_type: 'parts' })[0]?.['@type']).toBe('AutoPartsStore')
    expect(graph()[0]).not.toHaveProperty('aggregateRating')
    expect(graph({}, { count: 12, average_rating: 4.66, reviews: [] })[0]?.['aggregateRating']).toMatchObject({
      ratingValue: 4.7,
      reviewCount: 12,
    })
  })

  test('[LOC-03] has breadcrumbs', () => {
    expect(graph()[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Our Locations' }, { name: 'Aspley - Service', position: 3 }],
    })
  })
})
