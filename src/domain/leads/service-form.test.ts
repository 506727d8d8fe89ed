import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
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
