import { expect, it } from 'vitest'
import { emptySearch, type SearchState } from './state'
import { formatSearchTitle } from './title'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'

it.each([
  [{}, ['new', 'demo', 'used'], 'New, demo and used cars'],
  [{}, ['used'], 'Used cars'],
  [{ make: ['Toyota'], make_model: ['Toyota:Corolla'], car_type: ['used'] }, [], 'Used Toyota Corolla'],
  [{ make: ['Kia', 'Toyota'], body: ['SUV'], city: ['Brisbane'] }, [], 'Kia and Toyota SUVs in Brisbane'],
  [{ body: ['SUV'] }, ['used'], 'Used SUVs'],
  [{ body: ['Bus', 'Hatch'] }, ['used'], 'Used Buses and Hatches'],
  [{ body: ['Pantech', 'Tipper'] }, ['used'], 'Used Pantechs and Tippers'],
  [{ body: ['Cab Chassis', 'People Mover'] }, ['new'], 'New Cab Chassis and People Movers'],
  [{ body: ['Naked'], make: ['Ducati'] }, ['used'], 'Used Ducati Naked cars'],
  [{ body: ['Tipper'], item_type: ['truck'] }, ['new'], 'New Tipper trucks'],
  [{ item_type: ['truck'], make: ['Isuzu'] }, ['new'], 'New Isuzu trucks'],
  [{ make: ['A', 'B', 'C'] }, ['used'], 'Used cars'],
] satisfies [SearchState['lists'], string[], string][])('[SRCH-01] %j is headed %s → %s', (lists, types, title) => {
  expect(formatSearchTitle({ ...emptySearch, lists }, types)).toBe(title)
})

it('[SRCH-01] uses the noun of what the dealer sells', () => {
  expect(formatSearchTitle(emptySearch, ['new', 'used'], stockNounOf(['caravan'])[1])).toBe('New and used caravans')
  expect([stockNounOf(['car', 'truck']), stockNounOf([])]).toEqual([
    ['vehicle', 'vehicles'],
    ['car', 'cars'],
  ])
})
