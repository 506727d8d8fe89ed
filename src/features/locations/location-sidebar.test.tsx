import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteLocation } from '@/src/domain/locations/location'
import { LocationSidebar } from './location-sidebar'

test('[LOC-05] [LEAD-11] a location’s contact page shows its special hours of the next weeks, of every department', () => {
  const location = {
    name: 'Aspley',
    location_type: '',
    timezone: 'Australia/Brisbane',
    address: { street: '1 Gympie Rd', city: 'Aspley', state: 'QLD', postcode: '4034' },
    opening_hours: [{ weekday: 1, status: 'Open', open: '08:00', close: '17:00' }],
    special_hours: [
      { date: '2026-12-24', status: 'Closed', department: 'all', name: 'Christmas Eve' },
      { date: '2026-12-24', status: 'Open', start_hour: '08:30', end_hour: '12:00', department: 'service' },
    ],
  } as unknown as SiteLocation
  const show = (today: string): string =>
    renderToStaticMarkup(
      <LocationSidebar location={location} today={today} closed={{ display: 'closed', contact: '/contact' }} />,
    )
  expect(show('2026-12-01')).toContain(
    '<li><b>Thursday 24 December 2026</b><span>8:30 am – 12 pm</span><small>Service</small></li>',
  )
  expect(show('2026-12-01')).toContain('Christmas Eve · All departments')
  expect(show('2026-12-25')).not.toContain('Holiday Opening Hours')
})
