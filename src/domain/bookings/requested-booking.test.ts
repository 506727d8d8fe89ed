import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import type { Site } from '@/src/domain/tenancy/site'
import { readRequestedBooking } from './requested-booking'

test('[LEAD-02] [LOC-05] a service has the special hours of its department, also at a location that sells', () => {
  const now = Date.parse('2026-12-20T02:00:00Z')
  const location = {
    location_type: '',
    timezone: 'Australia/Brisbane',
    opening_hours: [{ weekday: 4, status: 'Open', open: '08:00', close: '16:00' }],
    special_hours: [
      { date: '2026-12-24', status: 'Closed', department: 'all' },
      { date: '2026-12-24', status: 'Open', start_hour: '08:30', end_hour: '12:00', department: 'service' },
    ],
    id: 'a',
    name: 'Aspley',
    slug: 'aspley',
    visible: true,
    address: { street: '1 Gympie Rd', city: 'Aspley', state: 'QLD', postcode: '4034' },
  }
  const requestFor = (leadType: 'service' | 'test-drive', service: boolean) => {
    const switches = resolveSwitches(undefined, { bookings: { service } })
    const site = { id: 't', locations: [location], switches } as unknown as Site
    return readRequestedBooking(site, leadType, undefined, { location: 'aspley', date: '2026-12-24', time: '' }, now)
  }
  expect(requestFor('service', false)).toBeNull()
  expect(requestFor('service', true)).toMatchObject({ kind: 'service' })
  expect(requestFor('test-drive', false)).toMatchObject({
    field: 'date',
    message: 'We’re closed on Thursday 24 December. Please choose another day.',
  })
})
