import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { tradeSubcategories } from '@/src/domain/trade-in/trade-in-text'
import { formatRequestedTime, formatSubcategory, listAnswerRows } from './answer-rows'
import type { FormSite } from './form-locations'
import type { LeadField } from './lead-field'
import { toLead } from './lead'
import { leadCategoryOf, leadTypeNames, leadTypeOf, toFormContext } from './lead-types'

const date = { name: 'date', value: '2026-12-05' }

test('[ADM-04] the day and time of a booking are one line, as staff read them', () => {
  expect(listAnswerRows([{ name: 'regoState', value: 'QLD' }, date, { name: 'time', value: '09:00' }])).toEqual([
    ['Rego state', 'QLD'],
    ['Requested day and time', 'Saturday 5 December 2026, 9:00 am'],
  ])
  expect(listAnswerRows([date, { name: 'time', value: 'Morning' }])).toEqual([
    ['Requested day and time', 'Saturday 5 December 2026, morning'],
  ])
})

test('[ADM-04] a day or a time alone is shown as such', () => {
  expect(listAnswerRows([date])).toEqual([['Requested day', 'Saturday 5 December 2026']])
  expect(listAnswerRows([{ name: 'time', value: '14:30' }])).toEqual([['Requested time', '2:30 pm']])
})

test('[ADM-04] the inbox shows which day and time a shopper asked for', () => {
  const rego = { name: 'rego', value: '1AB2CD' }
  expect(formatRequestedTime([rego, date, { name: 'time', value: 'Morning' }])).toBe(
    'Saturday 5 December 2026, morning',
  )
  expect(formatRequestedTime([rego])).toBe('')
})

test('[SEC-04] an answer with the name of a part of every object is an answer as any other', () => {
  const odd = { name: 'constructor', value: 'x' }
  expect(formatRequestedTime([odd])).toBe('')
  expect(listAnswerRows([odd])).toEqual([['Constructor', 'x']])
})

const createLocation = (slug: string): FormSite['locations'][number] => ({
  id: slug,
  name: slug,
  slug,
  location_type: 'sales',
  primary: false,
  visible: true,
  timezone: 'Australia/Brisbane',
  address: { street: '1 X St', city: 'Brisbane', state: 'QLD', postcode: '4000' },
  opening_hours: [],
})

/** Every answer that a field takes: each of its options, or a number as a browser sends it. */
const listValues = ({ options, kind }: LeadField): readonly string[] =>
  options?.map(([value]) => value) ?? [kind === 'tick' ? 'Yes' : kind === 'kilometres' ? '85000' : 'Some words']

test.each(leadTypeNames)('[ADM-04] [LEAD-08] %s: no answer is written for people as a code', (leadType) => {
  const site: FormSite = {
    locations: ['kia-north', 'kia-south'].map(createLocation),
    dealerships: [],
    switches: resolveSwitches(undefined, {
      forms: { location_field: true, custom_disclaimer: 'I agree.', parts_separate: true },
      bookings: { test_drives: true, service: true },
    }),
  }
  const vehicle = { car_type: 'used', distribution_locations: ['kia-north', 'kia-south'] } as const
  const fields = [undefined, vehicle].flatMap((one) =>
    leadTypeOf(leadType)
      .steps(toFormContext(leadType, one, site))
      .flatMap((step) => step.fields),
  )
  const details = fields.flatMap((field) =>
    listValues(field).flatMap(
      (value) => toLead({ website_id: '' }, leadType, { [field.name]: value }, undefined).details,
    ),
  )
  for (const [label, value] of listAnswerRows(details)) {
    expect(label).toMatch(/^[A-Z][a-zA-Z,# ]*$/)
    expect(value).not.toMatch(/^(?:true|false|\d{4,}|\d+\. .*|[a-z]+(?:[-_][a-z]+)*|\{.*)$/)
  }
  expect(formatSubcategory(leadCategoryOf({ leadType }).subcategory)).not.toMatch(/^\d/)
})

test('[ADM-04] [TRD-02] the answers that a valuation adds are written without codes', () => {
  const added = { offer_accepted: 'true', offer_price: '$21,100', estimate: 'No online estimate', valuation: '{"a":1}' }
  expect(listAnswerRows(Object.entries(added).map(([name, value]) => ({ name, value })))).toEqual([
    ['Offer accepted', 'Yes'],
    ['Offer price', '$21,100'],
    ['Estimate', 'No online estimate'],
  ])
  expect(Object.values(tradeSubcategories).map(formatSubcategory)).toEqual([
    'Valuation Requested',
    'Offer Made',
    'Offer Accepted',
  ])
})
