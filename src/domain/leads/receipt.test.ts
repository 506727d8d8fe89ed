import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { buildLeadReceipt, summarizeRequest } from './receipt'

const dealer = { name: 'Yarra Value Cars', phone: '0355503301' }

test('[LEAD-08] a receipt names the dealer, the vehicle and the reference, and where to call', () => {
  const { subject, text } = buildLeadReceipt(dealer, { reference: '7F3A-22B1', vehicle: 'Toyota Corolla' })
  expect(subject).toBe('We’ve received your request (7F3A-22B1)')
  expect(text).toContain(
    'Thanks for contacting Yarra Value Cars. We’ve received your request about the Toyota Corolla, and we’ll be in touch soon.',
  )
  expect(text).toContain('Your reference: 7F3A-22B1')
  expect(text).toContain('Call us on 03 5550 3301.')
  expect(text).not.toContain('See it here')
})

test('[LEAD-08] [TRD-02] the receipt of a valuation leads to its page', () => {
  const link = 'https://yarra.example/cars/trade-in/abc'
  const { text } = buildLeadReceipt({ name: 'Yarra' }, { reference: '7F3A-22B1', link })
  expect(text).toContain(`See it here: ${link}`)
  expect(text).not.toContain('Call us')
})

const site = {
  locations: [{ slug: 'kewdale', name: 'Ironbark Trucks Kewdale' }],
  switches: resolveSwitches({}, { display: { item_types: ['caravan'] } }),
} as unknown as Parameters<typeof summarizeRequest>[0]['site']
const summarize = (leadType: 'service' | 'test-drive' | 'enquiry', values: Readonly<Record<string, string>>) =>
  summarizeRequest({ site, leadType, vehicle: undefined, values })

test('[LEAD-08] the receipt of a service names what was asked for and says that nothing is booked yet', () => {
  const request = summarize('service', {
    Rego: '1ab 2cd',
    additional_services: 'Tyres, Brakes',
    location: 'kewdale',
    date: '2026-12-02',
    time: 'Morning',
    message: 'Buy cheap pills',
  })
  const { subject, text } = buildLeadReceipt(dealer, { reference: '7F3A-22B1', request })
  expect(subject).toBe('We’ve received your request for a service (7F3A-22B1)')
  expect(text).toContain(
    'Rego: 1AB2CD\nWhat it needs: Tyres, Brakes\nLocation: Ironbark Trucks Kewdale\nPreferred day: Wednesday 2 December 2026, morning',
  )
  expect(text).toContain('We’ll call you to agree on a time. Nothing is booked until then.')
  expect(text).not.toContain('pills')
})

test('[LEAD-08] [LOC-03] the receipt has the number of the location’s page, or that of the vehicle', () => {
  const own = {
    ...site,
    phone: '0755504100',
    locations: [
      { id: 'a', slug: 'kewdale', name: 'Kewdale', phone: '0855505803', visible: true },
      { id: 'b', slug: 'rocklea', name: 'Rocklea', phone: '0755505801', visible: true },
    ],
  } as unknown as typeof site
  const phoneFor = (values: Readonly<Record<string, string>>, location_id?: string) =>
    summarizeRequest({
      site: own,
      leadType: 'enquiry',
      vehicle: location_id === undefined ? undefined : { car_type: 'used', location_id },
      values,
    }).phone
  expect(phoneFor({ location: 'kewdale' })).toBe('0855505803')
  expect(phoneFor({}, 'b')).toBe('0755505801')
  expect(phoneFor({ location: 'kewdale' }, 'b')).toBe('0855505803')
  expect(phoneFor({})).toBe('0755504100')
  const request = summarizeRequest({
    site: own,
    leadType: 'enquiry',
    vehicle: undefined,
    values: { location: 'kewdale' },
  })
  expect(buildLeadReceipt(dealer, { reference: '7F3A-22B1', request }).text).toContain('Call us on 08 5550 5803.')
})

test('[LEAD-08] the receipt of a time that is not booked yet repeats it', () => {
  expect(summarize('test-drive', { time: '09:30' }).facts).toEqual([['Preferred time', '9:30 am']])
  expect(summarize('test-drive', { date: '2026-12-02' }).facts).toEqual([
    ['Preferred day', 'Wednesday 2 December 2026'],
  ])
})

test('[LEAD-08] a receipt uses the words of the dealer’s kind of vehicle, and repeats no free text', () => {
  const request = summarize('test-drive', { time: 'cheap pills', date: 'cheap pills', name: 'cheap pills' })
  const { text } = buildLeadReceipt(dealer, { reference: '7F3A-22B1', vehicle: 'Jayco Journey', request })
  expect(text).toContain('We’ve received your request for an inspection of the Jayco Journey, and')
  expect(text).not.toContain('pills')
  expect(summarize('enquiry', { Rego: 'BUY CHEAP PILLS NOW' }).facts).toEqual([])
})

test('[LEAD-08] a receipt greets the shopper by their first name', () => {
  const greet = (name?: string) => buildLeadReceipt(dealer, { reference: '7F3A-22B1', name }).text.split('\n')[0]
  expect(greet('Ada Lovelace')).toBe('Hello Ada,')
  expect(greet('evil.example')).toBe('Hello,')
  expect(greet()).toBe('Hello,')
})
