import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/tenants/switches'
import type { LeadField } from './lead-field'
import { leadFields } from './fields'
import { leadOf } from './lead'
import { purposes } from './purposes'
import { joinedForm, readLead } from './read-lead'

const yard = (slug: string) => ({
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
const shop = {
  locations: [yard('a'), yard('b')],
  dealerships: [
    { name: 'North', dealership_id: '1', dealership_slug: 'north' },
    { name: 'South', dealership_id: '2', dealership_slug: 'south' },
  ],
  switches: resolveSwitches(undefined, {
    forms: { location_field: true, parts_separate: true, rego_field: true, custom_disclaimer: 'I agree.' },
    bookings: { home_test_drives: true, service: true },
  }),
}
const every = purposes.map((purpose) => [purpose, leadFields(purpose, undefined, shop)] as const)
const good: Readonly<Record<LeadField['kind'], string>> = {
  text: 'Ada',
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
const goodFor = ({ kind, options }: LeadField): string => (options ? (options.at(-1)?.[0] ?? '') : good[kind])
const whole = (fields: readonly LeadField[]) => Object.fromEntries(fields.map((field) => [field.name, goodFor(field)]))

describe.each(every)('%s', (purpose, fields) => {
  test('[LEAD-01] accepts a complete form with all its answers', () => {
    const form = whole(fields)
    expect(readLead(form, fields)).toEqual({ values: form })
  })

  test('[LEAD-07] reports an empty, too long or invalid field and keeps the other values', () => {
    for (const field of fields) {
      const say = (value: unknown) => {
        const reading = readLead({ ...whole(fields), [field.name]: value }, fields)
        return 'errors' in reading ? Object.keys(reading.errors) : []
      }
      for (const empty of ['', '  ', '\r\n', null, 7, {}, ['x']])
        expect(say(empty), `${field.name} ${JSON.stringify(empty)}`).toEqual(field.required ? [field.name] : [])
      if (field.kind !== 'tick') expect(say('x'.repeat(6000)), field.name).toEqual([field.name])
      if (field.options) expect(say('neither'), field.name).toEqual([field.name])
      if (['date', 'time', 'year', 'postcode', 'email', 'tel', 'money', 'kilometres'].includes(field.kind))
        expect(say('<script>alert(1)</script>'), field.name).toEqual([field.name])
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
        const { values } = readLead({ ...whole(fields), ...form }, fields)
        for (const field of fields) {
          const value = values[field.name] ?? ''
          if (field.kind !== 'textarea') expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
          expect(value.length).toBeLessThanOrEqual(5000)
        }
        const lead = leadOf({ website_id: 'W' }, purpose, values, undefined)
        expect(lead).not.toHaveProperty('stock_number')
      }),
      { numRuns: 40 },
    )
  })
})

test('[LEAD-07] accepts a phone in any format and keeps it as typed', () => {
  const fields = leadFields('reserve', undefined, shop)
  for (const phone of [
    '+61 491 570 156',
    '0061491570156',
    '(07) 5550 1234',
    '13 12 34',
    '1300 123 456',
    '+44 20 7946 0018',
  ])
    expect(readLead({ ...whole(fields), phone }, fields)).toEqual({ values: { ...whole(fields), phone } })
  for (const phone of ['12345', '0491 570', 'call me', '+', '0491 570 156 789', '000'])
    expect(readLead({ ...whole(fields), phone }, fields), phone).toHaveProperty('errors.phone')
})

test('[LEAD-01] joins checkboxes of one name into one answer', () => {
  const form = joinedForm(new URLSearchParams('additional_services=Tyres&additional_services=Brakes&name=Ada'))
  expect(form).toEqual({ additional_services: 'Tyres, Brakes', name: 'Ada' })
})
