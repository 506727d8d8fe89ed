import { describe, expect, test } from 'vitest'
import type { SiteLocation } from '@/src/domain/locations/location'
import { resolveSwitches } from '@/src/domain/switches'
import { listLeadFields } from './fields'
import { listFormDealerships, type FormSite, type FormVehicle, listFormLocations } from './form-locations'
import { listBookingLocations, listDistributionLocations } from './booking-locations'
import { type LeadType, toFormContext } from './lead-types'

const createLocation = (slug: string, more: Partial<SiteLocation> = {}): SiteLocation => ({
  id: `id-${slug}`,
  name: slug.toUpperCase(),
  slug,
  location_type: 'sales',
  primary: slug === 'a',
  visible: true,
  timezone: 'Australia/Brisbane',
  address: { street: '1 X St', city: 'Brisbane', state: 'QLD', postcode: '4000' },
  opening_hours: [{ weekday: 1, status: 'Open', open: '09:00', close: '17:00' }],
  ...more,
})
const all = [
  createLocation('a', { manufacturers: ['Kia'], dealership_slug: 'north' }),
  createLocation('b', { location_type: '', dealership_slug: 'south' }),
  createLocation('s', { location_type: 'service', manufacturers: ['Kia'] }),
  createLocation('p', { location_type: 'service-and-parts' }),
  createLocation('hidden', { visible: false }),
]
const groups = [
  { name: 'North', dealership_id: '1', dealership_slug: 'north' },
  { name: 'South', dealership_id: '2', dealership_slug: 'south' },
  { name: 'Far', dealership_id: '3', dealership_slug: 'far' },
]
const createSite = (forms: object = {}, bookings: object = {}, locations: readonly SiteLocation[] = all) => ({
  locations,
  dealerships: groups,
  switches: resolveSwitches(undefined, { forms: { location_field: true, ...forms }, bookings }),
})
const slugs = (locations: readonly SiteLocation[]) => locations.map(({ slug }) => slug)
const kia: FormVehicle = { car_type: 'new', make: 'kia' }
const locationSlugs = (leadType: LeadType, vehicle: FormVehicle | undefined, site: FormSite) =>
  slugs(listFormLocations(toFormContext(leadType, vehicle, site)))
const field = (leadType: LeadType, name: string, vehicle?: FormVehicle, site = createSite()) =>
  listLeadFields(leadType, vehicle, site).find((one) => one.name === name)

describe('dealership dropdown', () => {
  test('[LEAD-05] filters by the department of the form, else by the dealer’s choice', () => {
    expect(locationSlugs('enquiry', undefined, createSite())).toEqual(['a', 'b', 's', 'p'])
    expect(locationSlugs('enquiry', undefined, createSite({ dealership_type: 'sales' }))).toEqual(['a', 'b'])
    expect(locationSlugs('service', undefined, createSite())).toEqual(['s', 'p'])
    expect(locationSlugs('parts', undefined, createSite())).toEqual(['p'])
  })

  test('[LEAD-05] filters by make; a filter that matches nothing is ignored', () => {
    expect(locationSlugs('test-drive', kia, createSite())).toEqual(['a', 'b'])
    expect(locationSlugs('test-drive', { car_type: 'new', make: 'MG' }, createSite())).toEqual(['b'])
    const sales = [createLocation('a', { manufacturers: ['Kia'] })]
    expect(locationSlugs('parts', { car_type: 'new', make: 'MG' }, createSite({}, {}, sales))).toEqual(['a'])
  })

  test('[LEAD-05] applies both the fixed list and the hidden ids', () => {
    expect(locationSlugs('enquiry', undefined, createSite({ dealership_list: ['b', 'p'] }))).toEqual(['b', 'p'])
    expect(locationSlugs('enquiry', undefined, createSite({ hidden_locations: ['id-a', 's'] }))).toEqual(['b', 'p'])
    const both = createSite({ dealership_list: ['north', 'a', 'far'] })
    expect(listFormDealerships(toFormContext('enquiry', undefined, both)).map(([slug]) => slug)).toEqual([
      'north',
      'far',
    ])
  })

  test('[LEAD-05] preselects a single option; several have a placeholder', () => {
    expect(field('enquiry', 'dealership_slug')).toMatchObject({
      placeholder: 'Please select a dealership...',
      options: [
        ['north', 'North'],
        ['south', 'South'],
        ['far', 'Far'],
      ],
    })
    const one = field('enquiry', 'location', undefined, createSite({ dealership_list: ['b'] }))
    expect(one?.options).toEqual([['b', 'B']])
    expect(one).not.toHaveProperty('placeholder')
  })

  test('[LEAD-05] a form about a new vehicle has the field only by switch', () => {
    expect(field('enquiry', 'location', kia)).toBeUndefined()
    expect(
      field('enquiry', 'location', kia, createSite({ location_new_cars: true }))?.options?.map(([slug]) => slug),
    ).toEqual(['a', 'b', 's', 'p'])
    expect(field('enquiry', 'location', { car_type: 'used' }, createSite({ location_new_cars: true }))).toBeUndefined()
  })

  test('[LEAD-05] selects the vehicle’s own location at first, whatever kind of vehicle it is', () => {
    const site = createSite({ location_new_cars: true })
    for (const item_type of ['car', 'motorcycle', 'truck', 'caravan'] as const) {
      const vehicle: FormVehicle = { ...kia, item_type }
      expect(field('enquiry', 'location', { ...vehicle, location_id: 'id-b' }, site)?.preset).toBe('b')
      expect(field('enquiry', 'location', { ...vehicle, dealership_slug: 'north' }, site)?.preset).toBe('a')
      expect(field('enquiry', 'location', { ...vehicle, location_id: 'id-hidden' }, site)?.preset).toBeUndefined()
      expect(field('enquiry', 'location', vehicle, site)?.preset).toBeUndefined()
    }
  })
})

describe('test-drive form', () => {
  const names = (leadType: LeadType, vehicle?: FormVehicle, site = createSite()) =>
    listLeadFields(leadType, vehicle, site).map(({ name }) => name)
  const contact = ['name', 'email', 'phone']

  test('[LEAD-02] has two steps, the time before the contact details; message, day and time are optional; terms only with a disclaimer', () => {
    const fields = listLeadFields('test-drive', { car_type: 'used', location_id: 'id-b' }, createSite())
    expect(fields.map(({ name, step, required }) => [name, step, required])).toEqual([
      ['date', 0, false],
      ['time', 0, false],
      ['name', 1, true],
      ['email', 1, true],
      ['phone', 1, true],
      ['message', 1, false],
    ])
    const terms = field('test-drive', 'terms', undefined, createSite({ custom_disclaimer: 'I hold a licence.' }))
    expect(terms).toMatchObject({ label: 'I hold a licence.', kind: 'tick', required: true })
  })

  test('[LEAD-02] asks where to drive a vehicle whose location has distribution locations', () => {
    const distributing = all.map((one) =>
      one.slug === 'a' ? { ...one, distribution_locations: ['b', 'hidden', 'a'] } : one,
    )
    const site = createSite({}, {}, distributing)
    const vehicle: FormVehicle = { car_type: 'used', location_id: 'id-a' }
    expect(slugs(listDistributionLocations(vehicle, site))).toEqual(['a', 'b'])
    expect(slugs(listBookingLocations(toFormContext('test-drive', vehicle, site)))).toEqual(['a', 'b'])
    expect(names('test-drive', vehicle, site)).toEqual(['distribution_location', 'date', 'time', ...contact, 'message'])
    expect(names('test-drive', { car_type: 'used', location_id: 'id-b' }, site)).not.toContain('distribution_location')
  })

  test('[LEAD-02] asks for the location without a vehicle, and for a preferred day without slots or opening hours', () => {
    expect(names('test-drive')).toEqual(['location', 'date', 'time', ...contact, 'message'])
    const closedLocations = all.map((one) => ({ ...one, opening_hours: [] }))
    for (const site of [createSite({}, { test_drives: false }), createSite({}, {}, closedLocations)]) {
      const time = field('test-drive', 'time', undefined, site)
      expect(time?.options?.map(([value]) => value)).toEqual(['Morning', 'Midday', 'Afternoon'])
    }
  })

  test('[LEAD-02] a service asks for the day before the contact details, and a home test drive before the address', () => {
    const order = (leadType: LeadType, ...fields: readonly string[]) =>
      fields.map((name) => names(leadType).indexOf(name))
    for (const positions of [
      order('service', 'date', 'time', 'Rego', 'name', 'message'),
      order('home-test-drive', 'date', 'time', 'address', 'postcode', 'name', 'message'),
    ])
      expect(positions).toEqual(positions.filter((at) => at >= 0).toSorted((one, other) => one - other))
  })

  test('[LEAD-02] offers slots for a service only if the dealer takes bookings', () => {
    expect(field('service', 'time')?.kind).toBe('select')
    expect(field('service', 'time', undefined, createSite({}, { service: true }))?.kind).toBe('time')
    expect(field('service', 'location', undefined, createSite({}, { service: true }))?.options).toEqual([
      ['s', 'S'],
      ['p', 'P'],
    ])
  })

  test('[LEAD-02] asks for the address of a home test drive', () => {
    expect(names('home-test-drive', undefined, createSite({}, { home_test_drives: true }))).toEqual(
      expect.arrayContaining(['address', 'postcode', 'date', 'time']),
    )
  })
})

describe('parts order', () => {
  test('[LEAD-03] has three steps; Rego, VIN and Part# separate or in one area, by switch', () => {
    const steps = (site = createSite()) =>
      listLeadFields('parts', undefined, site).map(({ name, step }) => `${step ?? ''} ${name}`)
    const first = ['0 name', '0 email', '0 phone']
    const rest = ['1 make', '1 model', '1 year', '2 message', '2 location']
    expect(steps()).toEqual([...first, '1 rego_vin_part', ...rest])
    expect(steps(createSite({ parts_separate: true }))).toEqual([...first, '1 Rego', '1 VIN', '1 Part#', ...rest])
    for (const name of ['Rego', 'VIN', 'Part#'])
      expect(field('parts', name, undefined, createSite({ parts_separate: true }))?.required).toBe(false)
    expect(field('parts', 'rego_vin_part')).toMatchObject({ label: 'Rego/VIN/Part#', kind: 'textarea' })
  })
})

describe('other forms', () => {
  test('[LEAD-04] the trade-in form has the fields and labels of the specification', () => {
    const fields = listLeadFields('trade-in', undefined, createSite())
    expect(fields.slice(0, 5).map(({ label }) => label)).toEqual([
      'First Name',
      'Last Name (optional)',
      'Mobile Number',
      'Email Address',
      'Postcode (optional)',
    ])
    expect(field('trade-in', 'contact_method')).toMatchObject({
      label: 'Preferred contact method',
      options: [
        ['Phone', 'Phone'],
        ['Email', 'Email'],
        ['SMS', 'SMS'],
      ],
    })
    // The dealer's default state is preselected (TEN-04), Queensland by default.
    expect(field('trade-in', 'regoState')).toMatchObject({ label: 'Registered in', preset: 'QLD' })
    expect(field('trade-in', 'under_finance')).toMatchObject({
      label: 'Is your car currently under finance',
      options: [
        ['Yes', 'Yes'],
        ['No', 'No'],
      ],
    })
    expect(field('finance', 'trade_in')).toMatchObject({
      label: 'Do you have a trade-in',
      options: [
        ['Yes', 'Yes'],
        ['No', 'No'],
      ],
    })
  })

  test('[LEAD-01] [TEN-06] an enquiry has two steps and a registration field by switch', () => {
    const fields = listLeadFields('enquiry', undefined, createSite({ enquiry_steps: true, rego_field: true }))
    expect(fields.filter(({ step }) => step === 0).map(({ name }) => name)).toEqual(['name', 'email', 'phone'])
    expect(fields.find(({ name }) => name === 'Rego')).toMatchObject({ step: 1, required: false })
    expect(listLeadFields('enquiry', undefined, createSite()).every(({ step }) => step === undefined)).toBe(true)
  })
})
