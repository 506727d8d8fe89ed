import { expect, test } from 'vitest'
import { setSaleDate } from './set-sale-date'

type Arguments = Parameters<typeof setSaleDate>[0]
const save = (data: object, originalDoc?: object) => setSaleDate({ data, originalDoc } as unknown as Arguments)

test('[STK-07] a vehicle that staff mark as sold is sold today, unless they say when', () => {
  const before = Date.now()
  const { sold_at } = save({ status: 'sold' }, { status: 'in_stock', sold_at: null }) as { sold_at: string }
  expect(Date.parse(sold_at)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(sold_at)).toBeLessThanOrEqual(Date.now())
  const dated = { status: 'sold', sold_at: '2026-11-20T02:00:00.000Z' }
  expect(save(dated)).toEqual(dated)
  expect(save({ tag: 'Low km' }, dated)).toEqual({ tag: 'Low km' })
})

test('[STK-07] a vehicle that is for sale again has no date of sale', () => {
  const sold = { status: 'sold', sold_at: '2026-11-20T02:00:00.000Z' }
  expect(save({ status: 'in_stock' }, sold)).toEqual({ status: 'in_stock', sold_at: null })
  expect(save({ km: 10 }, { status: 'in_stock' })).toEqual({ km: 10 })
})
