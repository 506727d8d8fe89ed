import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SiteLocation } from './location'
import type { OpeningHours } from './opening-hours'
import { formatTime } from '@/src/domain/time/clock-times'
import { toLocalMoment } from '@/src/domain/time/zones'
import { listHoursLines } from './hours'
import { openStateAt } from './open-state'
import { resolveSwitches } from '@/src/domain/switches'
import { formatPhone, maskPhone, smsHref, telHref } from '@/src/domain/phone'
import {
  formatAddress,
  directionsHref,
  listLicences,
  findPrimaryLocation,
  listVisibleLocations,
} from './location-display'
import { vehiclePhone } from './phones'

const day = (weekday: OpeningHours['weekday'], open = '08:30', close = '17:30'): OpeningHours => ({
  weekday,
  status: 'Open',
  open,
  close,
})
const closedDay = (weekday: OpeningHours['weekday']): OpeningHours => ({ weekday, status: 'Closed' })
const week = [day(1), day(2), day(3), day(4), day(5), day(6, '09:00', '13:00'), closedDay(0)]

describe('hours', () => {
  test('[LOC-04] joins five equal weekdays in one line; Saturday and Sunday are separate', () => {
    expect(listHoursLines(week)).toEqual([
      { days: 'Monday to Friday', times: '8:30 am – 5:30 pm' },
      { days: 'Saturday', times: '9 am – 1 pm' },
      { days: 'Sunday', times: 'Closed', closed: true },
    ])
  })

  test('[LOC-04] lists day by day if one differs, and omits missing days', () => {
    const late = listHoursLines([day(1), day(2), day(3), day(4, '08:30', '21:00'), day(5)])
    expect(late).toHaveLength(5)
    expect(late[3]).toEqual({ days: 'Thursday', times: '8:30 am – 9 pm' })
    expect(listHoursLines([])).toEqual([])
    expect(listHoursLines([day(1), day(2)])).toHaveLength(2)
  })

  test('[LOC-04] formats midnight and noon on a 12-hour clock', () => {
    expect(formatTime('00:00')).toBe('12 am')
    expect(formatTime('12:15')).toBe('12:15 pm')
    expect(formatTime('nine')).toBe('')
  })

  test('[LOC-09] is open until closing time, then closed, with the next opening', () => {
    // 2 March 2026 is a Monday.
    const at = (date: string, hour: number, minute = 0) => openStateAt(week, { date, minutes: hour * 60 + minute })
    expect(at('2026-03-02', 8, 29)).toEqual({ open: false, text: 'Closed, opens today at 8:30 am' })
    expect(at('2026-03-02', 8, 30)).toEqual({ open: true, text: 'Open now, closes at 5:30 pm' })
    expect(at('2026-03-02', 17, 30)).toEqual({ open: false, text: 'Closed, opens tomorrow at 8:30 am' })
    expect(at('2026-03-07', 14)).toEqual({ open: false, text: 'Closed, opens Monday at 8:30 am' })
    expect(openStateAt([], { date: '2026-03-02', minutes: 0 })).toBeNull()
    expect(openStateAt([closedDay(1)], { date: '2026-03-02', minutes: 0 })).toEqual({ open: false, text: 'Closed' })
  })

  test('[LOC-09] converts a moment to the location’s time zone', () => {
    const moment = new Date('2026-01-05T21:30:00Z')
    expect(toLocalMoment(moment, 'Australia/Brisbane')).toEqual({ date: '2026-01-06', minutes: 7 * 60 + 30 })
    expect(toLocalMoment(moment, 'Australia/Perth')).toEqual({ date: '2026-01-06', minutes: 5 * 60 + 30 })
    expect(toLocalMoment(moment, 'Mars/Olympus')).toBeNull()
  })
})

describe('phone', () => {
  test('[LOC-02] groups digits in the usual way', () => {
    expect(formatPhone('+61 7 3555 0100')).toBe('07 3555 0100')
    expect(formatPhone('0412345678')).toBe('0412 345 678')
    expect(formatPhone('1300555012')).toBe('1300 555 012')
    expect(formatPhone('131234')).toBe('13 12 34')
    expect(formatPhone('ext. 12')).toBe('ext. 12')
  })

  test('[LOC-02] grouping keeps all digits, and links work from abroad', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0[2-9]\d{8}$/), (phone) => {
        expect(formatPhone(phone).replaceAll(' ', '')).toBe(phone)
        expect(telHref(formatPhone(phone))).toBe(`tel:+61${phone.slice(1)}`)
      }),
    )
    expect(telHref('1300 555 012')).toBe('tel:1300555012')
  })

  test('[VDP-01] only an Australian mobile can be texted, with a text that starts the message', () => {
    expect(smsHref('0491 570 156', 'Is the 2022 Kia Rio & Co still available?')).toBe(
      'sms:+61491570156?&body=Is%20the%202022%20Kia%20Rio%20%26%20Co%20still%20available%3F',
    )
    for (const phone of ['07 3555 0100', '1300 555 012', '13 12 34', '+1 212 555 0100', 'ask us'])
      expect(smsHref(phone, 'Hello')).toBeUndefined()
  })

  test('[TEN-08] [VDP-12] a masked number shows its first five characters', () => {
    expect(maskPhone('+61 7 5550 1234')).toBe('07 55•• ••••')
    expect(maskPhone('0491570156')).toBe('0491 ••• •••')
  })
})

describe('locations', () => {
  const createLocation = (over: Partial<SiteLocation>): SiteLocation => ({
    id: 'a',
    name: 'Aspley',
    slug: 'aspley',
    location_type: 'sales',
    primary: false,
    visible: true,
    timezone: 'Australia/Brisbane',
    address: { street: '1 Gympie Rd', city: 'Aspley', state: 'qld', postcode: '4034' },
    opening_hours: [],
    ...over,
  })

  test('[LOC-02] omits hidden locations and lists the primary one first', () => {
    const site = {
      locations: [
        createLocation({ id: 'a' }),
        createLocation({ id: 'b', visible: false }),
        createLocation({ id: 'c', primary: true }),
      ],
    }
    expect(listVisibleLocations(site).map((one) => one.id)).toEqual(['c', 'a'])
    expect(findPrimaryLocation(site)?.id).toBe('c')
  })

  test('[TEN-08] prefers the phone of the car type over the location’s', () => {
    const ownSwitches = resolveSwitches({}, { contact: { phone_new: '07 5550 1100' } })
    const site = { phone: '07 5550 0000', switches: ownSwitches }
    expect(vehiclePhone('new', createLocation({ phone: '07 5550 2222' }), site)).toBe('07 5550 1100')
    expect(vehiclePhone('used', createLocation({ phone: '07 5550 2222' }), site)).toBe('07 5550 2222')
    expect(vehiclePhone('used', undefined, site)).toBe('07 5550 0000')
  })

  test('[LOC-02] lists each licence number once', () => {
    const locations = [
      createLocation({ dealer_license_number: '1' }),
      createLocation({ dealer_license_number: '2' }),
      createLocation({}),
    ]
    expect(listLicences({ locations })).toEqual(['1', '2'])
    expect(listLicences({ licence: 'QLD 1', locations })).toEqual(['QLD 1'])
    expect(listLicences({ locations: [] })).toEqual([])
  })

  test('[LOC-02] links directions to the map listing, the position, or the address', () => {
    const bare = createLocation({})
    expect(formatAddress(bare)).toBe('1 Gympie Rd, Aspley QLD 4034')
    expect(directionsHref(bare)).toContain(encodeURIComponent('Aspley, 1 Gympie Rd'))
    expect(directionsHref(createLocation({ address: { ...bare.address, lat: -27.3, long: 153 } }))).toContain(
      '-27.3%2C153',
    )
    expect(directionsHref(createLocation({ address: { ...bare.address, place_url: 'https://maps.example/x' } }))).toBe(
      'https://maps.example/x',
    )
  })
})
