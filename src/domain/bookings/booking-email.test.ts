import { expect, test } from 'vitest'
import type { SiteLocation } from '@/src/domain/locations/location'
import { buildBookingEmail } from './booking-email'

const location = { phone: '0755505801' } as SiteLocation

test('[SHP-09] an email about a booking has a greeting, the reference, a number to call and the dealer’s name', () => {
  const email = { name: 'Ada Lovelace', reference: '7F3A-22B1', location, lines: ['It is moved.', 'Change it.'] }
  expect(buildBookingEmail({ name: 'Ada’s', phone: '0755504100' }, email).split('\n\n')).toEqual([
    'Hello Ada,',
    'It is moved.',
    'Change it.',
    'Your reference: 7F3A-22B1',
    'Questions? Call us on 07 5550 5801.',
    'Ada’s',
  ])
})

test('[SHP-09] without a lead, a location or a number the email leaves them out', () => {
  const email = { name: null, reference: null, location: undefined, lines: ['It is cancelled.'] }
  expect(buildBookingEmail({ name: 'Ada’s' }, email)).toBe('Hello,\n\nIt is cancelled.\n\nAda’s')
  expect(buildBookingEmail({ name: 'Ada’s', phone: '0755504100' }, email)).toContain('Call us on 07 5550 4100.')
})
