import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { payerFields } from '@/src/domain/sales/payer-fields'
import { parseSavedSearch } from '@/src/domain/stock/searches/saved-search'
import { listLeadFields } from './fields'
import { leadTypeNames } from './lead-types'
import { parseLead } from './parse-lead'
import { cleanFormText } from './form-text'

const names = [
  'Zoë 🚗',
  '👨‍👩‍👧‍👦 Nguyễn',
  'Seán O’Brien',
  "D'Arcy-Smythe",
  '王小明',
  'Олександра Ткаченко',
  'محمد علي',
  'किरण',
  `Ada ${'🚗'.repeat(40)}`,
  'X Æ A-12',
]
const site = { locations: [], dealerships: [], switches: resolveSwitches(undefined, {}) }
const forms = [
  ...leadTypeNames.map((leadType) => [leadType, listLeadFields(leadType, undefined, site)] as const),
  ['payer', payerFields] as const,
]

describe.each(forms)('%s', (_, fields) => {
  test.each(names)('[LEAD-07] accepts %s in every field of free text', (name) => {
    for (const field of fields.filter(
      ({ kind, maxChars }) => (kind === 'text' || kind === 'name' || kind === 'textarea') && maxChars >= 100,
    )) {
      const parsed = parseLead({ [field.name]: name }, fields)
      expect('errors' in parsed ? parsed.errors[field.name] : undefined, field.name).toBeUndefined()
      expect(parsed.values[field.name]).toBe(cleanFormText(name, false))
    }
  })
})

test.each(names)('[SRCH-18] a saved search accepts the name %s', (name) => {
  const form = { name, email: 'a@b.example', consent: 'on', address: '/search/new-used-and-demo-cars/' }
  expect(parseSavedSearch(form)).toMatchObject({ search: { name } })
})
