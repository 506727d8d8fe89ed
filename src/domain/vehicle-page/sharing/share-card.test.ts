import { expect, test } from 'vitest'
import { buildVehicleShareCard } from './share-card'

test('[OUT-05] the image of a shared link has the price to buy, not a weekly subscription without its terms', () => {
  const vehicle = { year: 2026, make: 'BYD', model: 'Atto 3', status: 'in_stock' } as const
  const purchase = { amount: '$52,480', type: 'Drive away' }
  const both = { amount: '$228', type: 'per week by subscription', purchase }
  const site = { name: 'Dealer' }
  expect(buildVehicleShareCard(vehicle, site, both)).toMatchObject({ price: '$52,480', priceType: 'Drive away' })
  expect(buildVehicleShareCard({ ...vehicle, status: 'sold' }, site, both).price).toBe('Sold')
})
