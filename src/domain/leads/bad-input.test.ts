import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import type { LeadField } from './lead-field'
import { listLeadFields } from './fields'
import { toLead } from './lead'
import { leadTypeNames } from './lead-types'
import { joinRepeatedFields, parseLead } from './parse-lead'

const createLocation = (slug: string) => ({
  id: slug,
  name: slug,
  slug,
  location_type: 'sales' as const,
  primary: slug === 'a',
  visible: true,
  timezone: 'Australia/Brisbane',
  address: { street: '1 X St', city: 'Brisbane', state: 'QLD', postcode: '4000' },
  opening_hours: [{ weekday: 1 as const, status: 'Open' as const, open: '09:00', close: '17:00' }],
})
/** A site whose switches enable every field of every form. */
const site = {
  locations: [createLocation('a'), createLocation('b')],
  dealerships: [
    { name: 'North', dealership_id: '1', dealership_slug: 'north' },
    { name: 'South', dealership_id: '2', dealership_slug: 'south' },
  ],
  switches: resolveSwitches(undefined, {
    forms: { location_field: true, parts_separate: true, rego_field: true, custom_disclaimer: 'I agree.' },
    bookings: { home_test_drives: true, service: true },
  }),
}
const every = leadTypeNames.map((leadType) => [leadType, listLeadFields(leadType, undefined, site)] as const)
const validValues: Readonly<Record<LeadField['kind'], string>> = {
  text: 'Ada',
  name: 'Ada',
  rego: '1AB 2CD',
  length: '18 ft',
  email: 'ada@example.com',
  tel: '0491 570 156',
  textarea: 'Hello\nthere',
  select: '',
  date: '2026-11-25',
  time: '09:30',
  money: '$25,000',
  kilometres: '45,000',
  postcode: '4000',
  year: '2019',
  checks: '',
  tick: 'Yes',
}
const validValueOf = ({ kind, options }: LeadField): string =>
  options ? (options.at(-1)?.[0] ?? '') : validValues[kind]
const completeForm = (fields: readonly LeadField[]) =>
  Object.fromEntries(fields.map((field) => [field.name, validValueOf(field)]))

describe.each(every)('%s', (leadType, fields) => {
  test('[LEAD-01] accepts a complete form with all its answers', () => {
    const form = completeForm(fields)
    expect(parseLead(form, fields)).toEqual({ values: form })
  })

  test('[LEAD-07] reports an empty, too long or invalid field and keeps the other values', () => {
    for (const field of fields) {
      const errorOf = (value: unknown) => {
        const reading = parseLead({ ...completeForm(fields), [field.name]: value }, fields)
        return 'errors' in reading ? Object.keys(reading.errors) : []
      }
      for (const empty of ['', '  ', '\r\n', null, 7, {}, ['x']])
        expect(errorOf(empty), `${field.name} ${JSON.stringify(empty)}`).toEqual(field.required ? [field.name] : [])
      if (field.kind !== 'tick') expect(errorOf('x'.repeat(6000)), field.name).toEqual([field.name])
      if (field.options) expect(errorOf('neither'), field.name).toEqual([field.name])
      if (
        ['date', 'time', 'year', 'rego', 'length', 'postcode', 'email', 'tel', 'money', 'kilometres'].includes(
          field.kind,
        )
      )
        expect(errorOf('<script>alert(1)</script>'), field.name).toEqual([field.name])
    }
  })

  test('[LEAD-01] never throws; single-line fields stay one line, and no value exceeds its limit', () => {
    const names = fields.map(({ name }) => name)
    const anything = fc.dictionary(
      fc.constantFrom(...names, '__proto__', 'constructor', 'stock_number'),
      fc.oneof(fc.anything(), fc.string({ unit: 'binary', maxLength: 300 }), fc.constant('a\r\nBcc: b@c.example')),
    )
    fc.assert(
      fc.property(anything, (form) => {
        const { values } = parseLead({ ...completeForm(fields), ...form }, fields)
        for (const field of fields) {
          const value = values[field.name] ?? ''
          if (field.kind !== 'textarea') expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
          expect(value.length).toBeLessThanOrEqual(5000)
        }
        const lead = toLead({ website_id: 'W' }, leadType, values, undefined)
        expect(lead).not.toHaveProperty('stock_number')
      }),
      { numRuns: 40 },
    )
  })
})

test('[LEAD-07] accepts a phone in any format and keeps it as typed', () => {
  const fields = listLeadFields('reserve', undefined, site)
  for (const phone of [
    '+61 491 570 156',
    '0061491570156',
    '(07) 5550 1234',
    '13 12 34',
    '1300 123 456',
    '+44 20 7946 0018',
  ])
    expect(parseLead({ ...completeForm(fields), phone }, fields)).toEqual({
      values: { ...completeForm(fields), phone },
    })
  for (const phone of ['12345', '0491 570', 'call me', '+', '0491 570 156 789', '000'])
    expect(parseLead({ ...completeForm(fields), phone }, fields), phone).toHaveProperty('errors.phone')
})

test('[LEAD-01] joins checkboxes of one name into one answer', () => {
  const form = joinRepeatedFields(new URLSearchParams('additional_services=Tyres&additional_services=Brakes&name=Ada'))
  expect(form).toEqual({ additional_services: 'Tyres, Brakes', name: 'Ada' })
})

test('[LEAD-07] says what is wrong with a postcode, name, plate or length that no one has', () => {
  const fields = listLeadFields('trade-in', undefined, {
    ...site,
    switches: resolveSwitches({}, { display: { item_types: ['caravan'] } }),
  })
  const form = { ...completeForm(fields), name: '😀😀', postcode: '0000', rego: '<script>', length: 'banana' }
  expect(parseLead(form, fields)).toMatchObject({
    values: { name: '😀😀', postcode: '0000', rego: '<script>', length: 'banana' },
    errors: {
      name: 'Please enter your name in letters.',
      postcode: '0000 isn’t an Australian postcode. Check the four digits.',
      rego: 'Please enter the registration, with at most nine letters and digits.',
      length: 'Please enter the length in feet or metres, such as 18 ft or 5.5 m.',
    },
  })
  for (const length of [
    '18',
    '18 ft',
    '5.5m',
    '5,5 m',
    '18\'6"',
    '18’6”',
    '18 ft 6 in',
    '22 feet',
    '6.1 metres',
    '20 foot',
  ])
    expect(parseLead({ ...completeForm(fields), length }, fields), length).not.toHaveProperty('errors')
  const model = parseLead(
    { ...completeForm(listLeadFields('interest', undefined, site)), model: '😀' },
    listLeadFields('interest', undefined, site),
  )
  expect(model).toHaveProperty('errors.model', 'Please fill in “Model” with words or numbers.')
})
