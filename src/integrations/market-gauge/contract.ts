import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MarketVehicle } from '@/src/domain/market/comparable'
import { parseGauge } from '@/src/domain/market/gauge'
import type { MarketGauge } from './port'

export type RunningGauge = {
  readonly gauge: MarketGauge
  /** Makes the provider stop answering and returns a gauge of it. */
  readonly breakDown: () => MarketGauge
  readonly close: () => Promise<void>
}

/** A vehicle with many comparable ones on the market; `unknownVehicle` has none. */
export const knownVehicle: MarketVehicle = {
  id: 'known',
  item_type: 'car',
  car_type: 'used',
  make: 'Toyota',
  model: 'Corolla',
  year: 2020,
  km: 60_000,
  price: 20_000,
  price_type: 'drive_away',
}
export const unknownVehicle: MarketVehicle = { ...knownVehicle, id: 'unknown', make: 'Nobody’s', model: 'Own' }

/** The tests that every market gauge must pass (VDP-11). */
export const testMarketGaugeContract = (name: string, start: () => Promise<RunningGauge>): void => {
  describe(`market gauge: ${name}`, () => {
    let running: RunningGauge
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test('[VDP-11] a known vehicle has a gauge that can be shown', async () => {
      const gauge = parseGauge(await running.gauge.rate(knownVehicle))
      expect(gauge).toMatchObject({ listing_price: 20_000 })
      expect(gauge?.fill).toBeGreaterThanOrEqual(0)
      expect(gauge?.fill).toBeLessThanOrEqual(1)
      expect(gauge?.market_range_min).toBeLessThan(gauge?.market_range_max ?? 0)
    })

    test('[VDP-11] an unknown vehicle has no rating but a reason, and no error', async () => {
      const answer = await running.gauge.rate(unknownVehicle)
      expect(parseGauge(answer)).toBeUndefined()
      expect(answer).toHaveProperty('reason')
    })

    test('[VDP-11] rejects in time when the provider fails', async () => {
      const startedAt = performance.now()
      await expect(running.breakDown().rate(knownVehicle)).rejects.toThrow()
      expect(performance.now() - startedAt).toBeLessThan(3000)
    })
  })
}
