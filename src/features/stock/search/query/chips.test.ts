import { expect, it } from 'vitest'
import { emptySearch } from '@/src/domain/stock/search-url/state'
import { activeChips } from './chips'

it('[SRCH-18] has a chip for every filter, removable on its own', () => {
  const state = {
    ...emptySearch,
    page: 4,
    query: 'tow bar',
    lists: { make: ['Kia'], make_model: ['Kia:Rio'], car_type: ['used'], weekly_price_range: ['100-150'] },
    without: { colour: ['White', 'Pearl White'] },
    ranges: { price: { min: 5000, max: 20_000 }, km: { max: 90_000 } },
  }
  const chips = activeChips(state)
  expect(chips.map(({ label }) => label)).toEqual([
    '“tow bar”',
    'Kia',
    'Rio',
    'Used',
    '$100 – $150 a week',
    'Not White',
    'Not Pearl White',
    'From $5,000',
    'Up to $20,000',
    'Up to 90,000\u00A0km',
  ])
  for (const { next } of chips) expect(next.page).toBe(1)
  expect(chips[1]?.next.lists.make_model).toEqual([])
  expect(chips[5]?.next.without).toEqual({ colour: ['Pearl White'] })
  expect(chips.at(-3)?.next.ranges).toEqual({ price: { max: 20_000 }, km: { max: 90_000 } })
  expect(chips.at(-1)?.next.ranges).toEqual({ price: { min: 5000, max: 20_000 } })
})

it('[SRCH-18] says what is measured where several measures have one unit', () => {
  const ranges = {
    km: { max: 9000 },
    gvm: { max: 8000 },
    tare: { max: 2000 },
    towing: { min: 3500 },
    electric_range: { min: 500 },
    engine_capacity: { max: 650 },
  }
  expect(
    activeChips({ ...emptySearch, ranges })
      .map(({ label }) => label)
      .toSorted(),
  ).toEqual([
    'From 500\u00A0km range',
    'GVM up to 8,000\u00A0kg',
    'Tare up to 2,000\u00A0kg',
    'Tows from 3,500\u00A0kg',
    'Up to 650\u00A0cc',
    'Up to 9,000\u00A0km',
  ])
})
