import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { inputMessages } from '@/src/domain/input-messages'
import { listLeadFields } from './fields'
import { parseLead } from './parse-lead'
import { toFormContext } from './lead-types'
import { service } from './types/service'

const optionsFor = (...item_types: readonly string[]): string => {
  const site = { locations: [], switches: resolveSwitches({}, { display: { item_types } }) }
  return JSON.stringify(service.steps(toFormContext('service', undefined, site)))
}

test('[LEAD-02] a service offers what the dealer’s kind of vehicle needs', () => {
  expect(optionsFor('caravan')).toMatch(/Gas and appliances/)
  expect(optionsFor('caravan')).not.toMatch(/Logbook|warning lights|Battery/)
  expect(optionsFor('motorcycle')).toMatch(/Chain and sprockets/)
  expect(optionsFor('car', 'motorcycle')).toMatch(/Logbook service.*Air conditioning/)
})

test('[LEAD-02] a service names the safety certificate as the state of its workshops does', () => {
  const optionsIn = (...states: readonly string[]): string => {
    const locations = states.map((state, index) => ({
      id: String(index),
      slug: `workshop-${index}`,
      name: `Workshop ${index}`,
      visible: true,
      location_type: 'service',
      address: { state },
    }))
    const site = { locations, switches: resolveSwitches({}, {}) } as unknown as Parameters<typeof toFormContext>[2]
    return JSON.stringify(service.steps(toFormContext('service', undefined, site)))
  }
  expect(optionsIn('VIC', 'VIC')).toContain('"Roadworthy certificate"')
  expect(optionsIn('NSW')).toContain('"Safety check report (pink slip)"')
  expect(optionsIn('QLD')).toContain('"Safety certificate"')
  expect(optionsIn('QLD', 'NSW')).toContain('"Roadworthy or safety certificate"')
})

test('[LEAD-07] a rego field takes a plate that is too long, so that its message is seen', () => {
  const [rego] = listLeadFields('service', undefined, { locations: [], switches: resolveSwitches({}, {}) }).filter(
    ({ kind }) => kind === 'rego',
  )
  if (!rego) throw new Error('There is no field for the rego.')
  expect(rego.maxChars).toBe(20)
  expect(parseLead({ Rego: '1AB 2CD 3EF 4GH' }, [rego])).toMatchObject({ errors: { Rego: inputMessages.registration } })
})

const createLocation = (slug: string, location_type: string) => ({
  id: slug,
  name: slug,
  slug,
  location_type,
  address: { state: 'QLD' },
  visible: true,
  timezone: 'Australia/Brisbane',
  opening_hours: [],
})
const workshopField = (...types: readonly string[]) => {
  const locations = types.map((type, index) => createLocation(`l${String(index)}`, type))
  const site = { locations, switches: resolveSwitches({}, {}) } as unknown as Parameters<typeof listLeadFields>[2]
  return listLeadFields('service', undefined, site).find(({ name }) => name === 'location')
}

test('[LEAD-05] a service asks which workshop, if there are several, whatever the switch of other forms says', () => {
  expect(workshopField('sales', 'service', 'service-and-parts')).toMatchObject({
    label: 'Which workshop?',
    required: true,
    options: [
      ['l1', 'l1'],
      ['l2', 'l2'],
    ],
  })
  expect(workshopField('sales', 'sales')?.options).toHaveLength(2)
  expect(workshopField('sales', 'service')).toBeUndefined()
  expect(workshopField('sales')).toBeUndefined()
})
