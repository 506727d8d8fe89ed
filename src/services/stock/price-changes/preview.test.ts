import { expect, test } from 'vitest'
import { type PlannedVehicle, toPreview } from './preview'

const vehicle = (id: string, to: number, own?: number): PlannedVehicle => ({
  id,
  name: `Car ${id}`,
  status: 'in_stock',
  held: false,
  price_cents: 2_000_000,
  from: own ?? 2_000_000,
  to,
  ...(own !== undefined && { overrides: { offer_price_cents: own } }),
})

test('[STF-11] [STF-02] the preview marks prices that end above the price without the dealer’s own', () => {
  // Five per cent off an own price that is far above the feed's.
  const { rows, aboveFeedCount } = toPreview({
    planned: [vehicle('1', 1_900_000), vehicle('2', 2_375_000, 2_500_000)],
    refused: [],
  })
  expect(rows[0]).not.toHaveProperty('note')
  expect(rows[1]?.note).toBe('This is above the price without it, $20,000. Shoppers will see the higher price.')
  expect(aboveFeedCount).toBe(1)
})
