import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeliveryPrices, DeliveryRequest } from './port'

export type RunningDelivery = {
  readonly delivery: DeliveryPrices
  /** Makes the provider stop answering and returns a driver of it. */
  readonly breakDown: () => DeliveryPrices
  readonly close: () => Promise<void>
}

export const sampleDelivery: DeliveryRequest = {
  postcode: '0800',
  item_type: 'car',
  car_id: '0190a1b2-0000-7000-8000-000000000001',
  locations: [{ postcode: '3072', lat: -37.7446, long: 145.0002 }, { postcode: '3175' }],
  percent: 100,
}

/** The tests that every source of delivery prices must pass (CALC-02). */
export const testDeliveryContract = (name: string, start: () => Promise<RunningDelivery>): void => {
  describe(`delivery: ${name}`, () => {
    let running: RunningDelivery
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test('[CALC-02] a postcode has a place name and a price in whole dollars', async () => {
      const found = await running.delivery.estimate(sampleDelivery)
      expect(found?.name).toContain('Darwin')
      expect(Number.isInteger(found?.price)).toBe(true)
      expect(found?.price).toBeGreaterThan(0)
    })

    test('[CALC-02] an unknown postcode has no estimate', async () => {
      expect(await running.delivery.estimate({ ...sampleDelivery, postcode: '0000' })).toBeNull()
    })

    test('[CALC-02] rejects in time when the provider fails', async () => {
      const startedAt = performance.now()
      await expect(running.breakDown().estimate(sampleDelivery)).rejects.toThrow()
      expect(performance.now() - startedAt).toBeLessThan(3000)
    })
  })
}
