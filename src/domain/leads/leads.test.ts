import { carTypeLabels } from '@/src/domain/stock/fields/choices'
import { listAnswerRows } from './answer-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import { toFormVehicle, listLeadFields } from './fields'
import { type LeadVehicle, toLead, toPhoneLead } from './lead'
import {
  isLeadType,
  leadCategoryOf,
  leadEventOf,
  type LeadType,
  leadTypeNames,
  leadTypeOf,
  leadTypeCopy,
} from './lead-types'
import { leadTexts, parseLead } from './parse-lead'
import { cleanFormText } from './form-text'
import { parseConsent, consentText } from './consent'

const createLocation = (slug: string): SiteLocation => ({
  id: slug,
  name: slug.toUpperCase(),
  slug,
  location_type: 'sales',
  primary: slug === 'a',
  visible: true,
  timezone: 'Australia/Brisbane',
  address: { street: '1 X St', city: 'Brisbane', state: 'QLD', postcode: '4000' },
  opening_hours: [],
})
const createSite = (
  forms: object = {},
  locations: readonly SiteLocation[] = [],
  dealerships = [] as { name: string; dealership_id: string; dealership_slug: string }[],
) => ({
  locations,
  dealerships,
  switches: resolveSwitches(undefined, { forms }),
})
const vehicle: LeadVehicle = {
  id: 'c1',
  slug: 'c-1',
  make: 'Toyota',
  model: 'Corolla',
  car_type: 'used',
  status: 'in_stock',
  stocknum: 'S1',
  dealership_slug: 'own-yard',
}
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name)
const person = { name: 'Ada Lovelace', email: 'Ada@Example.com', phone: '0491 570 156' }

describe('form fields', () => {
  test('[LEAD-01] an enquiry has a category only if it is about no vehicle, General Enquiry first', () => {
    const [, , , category] = listLeadFields('enquiry', undefined, createSite())
    expect(category).toMatchObject({
      name: 'category',
      required: true,
      options: expect.arrayContaining([['Careers', 'Careers']]),
    })
    expect(category?.options?.[0]?.[0]).toBe('General Enquiry')
    expect(names(listLeadFields('enquiry', vehicle, createSite()))).toEqual(['name', 'email', 'phone', 'message'])
  })

  test('[LEAD-01] [LEAD-08] a form about a vehicle that was removed meanwhile requires no more than it showed', () => {
    expect(toFormVehicle('c1', vehicle)).toBe(vehicle)
    expect(toFormVehicle('', undefined)).toBeUndefined()
    const fieldNames = names(listLeadFields('enquiry', vehicle, createSite()))
    expect(names(listLeadFields('enquiry', toFormVehicle('c1', undefined), createSite()))).toEqual(fieldNames)
  })

  test('[TEN-06] requires the message unless switched off', () => {
    const isRequired = (forms: object) =>
      listLeadFields('enquiry', vehicle, createSite(forms)).find(({ name }) => name === 'message')?.required
    expect([isRequired({}), isRequired({ message_required: false })]).toEqual([true, false])
  })

  test('[TEN-06] has location and dealership fields if there are several and no vehicle determines them', () => {
    const two = [createLocation('a'), createLocation('b')]
    const groups = [
      { name: 'North', dealership_id: '1', dealership_slug: 'north' },
      { name: 'South', dealership_id: '2', dealership_slug: 'south' },
    ]
    const listAsked = (input: ReturnType<typeof createSite>, about?: LeadVehicle) =>
      names(listLeadFields('enquiry', about, input)).filter((name) => ['location', 'dealership_slug'].includes(name))
    expect(listAsked(createSite({ location_field: true }, two, groups))).toEqual(['location', 'dealership_slug'])
    const hintsOf = (forms: object) =>
      listLeadFields('enquiry', undefined, createSite(forms, two, groups)).flatMap(({ hint }) => hint ?? [])
    // Next to each other they say how they differ.
    expect(hintsOf({ location_field: true })).toEqual([
      'We’ll send your enquiry to this location.',
      'The part of our group you’d like to deal with.',
    ])
    expect(hintsOf({ location_field: true, dealership_field: false })).toEqual([])
    expect(listAsked(createSite({ location_field: true }, two, groups), vehicle)).toEqual([])
    expect(listAsked(createSite({}, two, groups.slice(0, 1)))).toEqual([])
    expect(listAsked(createSite({ location_field: true, dealership_field: false }, two.slice(0, 1), groups))).toEqual(
      [],
    )
  })

  test.each(leadTypeNames)(
    '[LEAD-01] %s asks for a phone, and says so if it is optional; a booking needs one; field names are unique',
    (leadType) => {
      const fields = listLeadFields(leadType, vehicle, createSite())
      expect(new Set(names(fields)).size).toBe(fields.length)
      const phone = fields.find(({ name }) => name === 'phone')
      expect(phone?.label.endsWith('(optional)')).toBe(phone?.required === false)
      if (leadTypeOf(leadType).booking) expect(phone?.required).toBe(true)
    },
  )
})

test('[FIN-01] [TRD-01] the finance form names conditions as cards do, and asks for a trade-in where the dealer takes them', () => {
  const site = createSite()
  const fields = listLeadFields('finance', undefined, site)
  const conditions = fields.find(({ name }) => name === 'car_type')?.options
  expect(conditions).toEqual(Object.entries(carTypeLabels))
  expect(listAnswerRows([{ name: 'car_type', value: 'demo' }])).toEqual([['New or used', carTypeLabels.demo]])
  const switches = { ...site.switches, trade_in: { ...site.switches.trade_in, offered: false } }
  expect(names(listLeadFields('finance', undefined, { ...site, switches }))).toEqual(
    names(fields).filter((name) => name !== 'trade_in'),
  )
})

describe('parseLead', () => {
  const fields = listLeadFields('enquiry', vehicle, createSite())

  test('[LEAD-07] reports each invalid field and keeps the typed values', () => {
    expect(parseLead({ name: ' ', email: 'a@b', phone: '12', message: 'Is it\r\n still there?' }, fields)).toEqual({
      errors: {
        name: 'Please enter your name.',
        email: 'Please enter an email address such as name@example.com.',
        phone: 'Please enter a phone number such as 0400 000 000.',
      },
      values: { email: 'a@b', phone: '12', message: 'Is it\n still there?' },
    })
    expect(parseLead({ ...person, message: 'x'.repeat(2001) }, fields)).toMatchObject({
      errors: { message: 'Please use at most 2,000 characters.' },
    })
  })

  test('[LEAD-07] uses the exact texts of the specification', () => {
    expect(leadTexts).toMatchObject({
      failed: 'An error occurred when submitting this form',
      unexpected: 'An unexpected error occured',
      summary: 'Please fix the following errors:',
    })
  })

  test('[LEAD-01] accepts only offered options and existing dates', () => {
    const drive = listLeadFields('test-drive', vehicle, createSite())
    const read = (more: object) => parseLead({ ...person, ...more }, drive)
    expect(read({ date: '2026-02-28', time: 'Morning' })).toEqual({
      values: { ...person, date: '2026-02-28', time: 'Morning' },
    })
    for (const date of ['2026-02-30', '2026-13-01', 'tomorrow'])
      expect(read({ date })).toMatchObject({ errors: { date: 'Please choose a day.' } })
    expect(read({ time: 'Midnight' })).toHaveProperty('errors.time')
  })

  test('[LEAD-01] never throws, and ignores fields the form does not have', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('name', 'email', 'phone', 'message', 'admin', '__proto__'), fc.anything()),
        (form) => {
          const reading = parseLead(form, fields)
          expect(Object.keys(reading.values).filter((name) => !names(fields).includes(name))).toEqual([])
        },
      ),
    )
  })
})

describe('toLead', () => {
  const site = { website_id: 'W1', dealership_id: '9', dealership_slug: 'main', manufacturer: { name: 'Great Wall' } }

  test('[LEAD-01] takes vehicle data from the vehicle, not from the form', () => {
    const values = { ...person, message: 'Hi', stock_number: 'forged', rego: 'ABC123' }
    expect(toLead(site, 'trade-in', values, vehicle)).toEqual({
      category: 'Trade In',
      subcategory: '1. Valuation Requested',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '0491 570 156',
      person: '+61491570156',
      message: 'Hi',
      dealership_id: '9',
      dealership_slug: 'own-yard',
      manufacturer_slug: 'great-wall',
      website_id: 'W1',
      car: 'c1',
      stock_number: 'S1',
      vehicle_make: 'Toyota',
      vehicle_model: 'Corolla',
      car_type: 'used',
      vehicle_status: 'in_stock',
      details: [
        { name: 'stock_number', value: 'forged' },
        { name: 'rego', value: 'ABC123' },
      ],
    })
    expect(toLead(site, 'enquiry', person, undefined)).toMatchObject({
      category: 'General Enquiry',
      dealership_slug: 'main',
    })
  })

  test('[VDP-12] [LEAD-09] a phone reveal has vehicle, dealership and website, and no person', () => {
    const lead = toPhoneLead(site, vehicle)
    expect(lead).toMatchObject({ category: 'Phone Call', car: 'c1', dealership_id: '9', website_id: 'W1' })
    expect(lead).not.toHaveProperty('name')
  })

  test.each([
    ['test-drive', 'used', 'Test Drive Booking Used', 15],
    ['test-drive', 'new', 'Test Drive Booking New', 15],
    ['test-drive', 'demo', 'Test Drive Booking New', 15],
    ['finance', 'used', undefined, 9],
    ['trade-in', undefined, '1. Valuation Requested', 17],
    ['reserve', 'used', 'Reservation Requested', 48],
    ['enquiry', 'used', undefined, 14],
    ['enquiry', undefined, undefined, 22],
  ] as const)('[ANL-01] %s of a %s car: subcategory %s, event %i', (leadType, car_type, subcategory, event) => {
    expect(leadCategoryOf({ leadType, car_type }).subcategory).toBe(subcategory)
    expect(leadEventOf({ leadType, car_type })).toBe(event)
  })

  test('[ANL-01] sends event 51 for careers and 22 for other categories', () => {
    expect(leadEventOf({ leadType: 'enquiry', category: 'Careers' })).toBe(51)
    expect(leadEventOf({ leadType: 'enquiry', category: 'Sales' })).toBe(22)
    expect(leadCategoryOf({ leadType: 'enquiry', category: 'Careers' })).toEqual({ category: 'Careers' })
  })

  test('[LEAD-06] an application asks for the role, one place and a phone number, and is called an application', () => {
    const groups = ['north', 'south'].map((slug) => ({ name: slug, dealership_id: slug, dealership_slug: slug }))
    const site = createSite({ location_field: true }, [createLocation('a'), createLocation('b')], groups)
    expect(names(listLeadFields('careers', undefined, site))).toEqual([
      'role',
      'location',
      'name',
      'email',
      'phone',
      'message',
    ])
    expect(listLeadFields('careers', undefined, site).every(({ required }) => required)).toBe(true)
    expect(leadTypeCopy('careers', undefined, site)).toMatchObject({ title: 'Apply', button: 'Send application' })
    expect(leadTypeOf('careers').receipt.request).toBe('application')
    expect([leadCategoryOf({ leadType: 'careers' }), leadEventOf({ leadType: 'careers' })]).toEqual([
      { category: 'Careers' },
      51,
    ])
  })

  test('[LEAD-02] a test drive’s form says “Book” where times are free, else “Request”, in the words of its vehicle', () => {
    const copyOf = (item_type: ItemType, test_drives: boolean) => {
      const site = createSite()
      const switches = { ...site.switches, bookings: { ...site.switches.bookings, test_drives } }
      return leadTypeCopy('test-drive', { ...vehicle, item_type }, { ...site, switches }).button
    }
    expect(copyOf('car', false)).toBe('Request this test drive')
    expect(copyOf('caravan', false)).toBe('Request this inspection')
    expect(copyOf('motorcycle', false)).toBe('Request this test ride')
  })

  test('[LEAD-04] a dealer of caravans asks for the length of a trade-in, not for its kilometres', () => {
    const names = (item_types: ItemType[]) => {
      const site = createSite()
      const switches = { ...site.switches, display: { ...site.switches.display, item_types } }
      return listLeadFields('trade-in', undefined, { ...site, switches }).map(({ name }) => name)
    }
    expect(names(['caravan'])).toContain('length')
    expect(names(['caravan'])).not.toContain('kms')
    expect(names(['caravan', 'car'])).toContain('kms')
  })

  test('[LEAD-01] forms without payment say so', () => {
    const copyOf = (leadType: LeadType, item_type?: ItemType) =>
      leadTypeCopy(leadType, item_type && { ...vehicle, item_type }, createSite())
    for (const leadType of ['reserve', 'buy-online'] as const)
      expect(copyOf(leadType, 'car').intro).toContain('No payment is taken online yet')
    expect(copyOf('enquiry', 'car').title).not.toBe(copyOf('enquiry').title)
    expect(copyOf('reserve', 'truck')).toMatchObject({
      title: 'Reserve this truck',
      button: 'Ask us to hold this truck',
    })
    expect(copyOf('reserve').title).toBe('Reserve this vehicle')
    expect(isLeadType('phone')).toBe(false)
  })
})

describe('consent', () => {
  test('[TEN-06] only a ticked checkbox is consent, stored with its exact text and how it was given', () => {
    const input = parseConsent({ opt_in: 'on' }, 'unticked', 'Edge')
    expect(input.opt_in).toBe(true)
    expect(input.consent).toContain(consentText('Edge'))
    expect(input.consent).toContain('ticked by the shopper')
    expect(parseConsent({ opt_in: 'on' }, 'ticked', 'Edge').consent).toContain('ticked when the form was opened')
    for (const form of [{}, { opt_in: '' }, { opt_in: 'off' }, { opt_in: ['on'] }])
      expect(parseConsent(form, 'unticked', 'Edge')).toEqual({ opt_in: false })
    expect(parseConsent({ opt_in: 'on' }, 'hidden', 'Edge')).toEqual({ opt_in: false })
  })
})

test('[LEAD-01] removes characters a database rejects, and keeps the lines of a message', () => {
  expect(cleanFormText('a\u0000b\u001bc\r\nd\ud800', true)).toBe('a b c\nd')
  expect(cleanFormText('a\u0000b\nc', false)).toBe('a b c')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, lines) => {
      expect(cleanFormText(text, lines)).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u)
    }),
  )
})

test('[LEAD-01] [SHP-06] a form calls a camper trailer by its name', () => {
  const camper = { car_type: 'new', item_type: 'caravan', simple_body: 'Camper Trailer' } as const
  expect(leadTypeCopy('enquiry', camper, createSite()).title).toBe('Enquire about this camper trailer')
  expect(leadTypeCopy('reserve', { ...camper, simple_body: 'Caravan' }, createSite()).title).toBe(
    'Reserve this caravan',
  )
})
