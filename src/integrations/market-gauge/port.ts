import type { MarketVehicle } from '@/src/domain/market/comparable'
import type { Gauge, NoRating } from '@/src/domain/market/gauge'

/** A provider's rating of a vehicle. Numbers may be missing; then no gauge is shown. */
export type GaugeAnswer = Partial<Gauge> | NoRating

/** Compares a vehicle's price with the market (VDP-11). */
export type MarketGauge = {
  /** Rejects if the provider fails or times out. A vehicle without a rating resolves with the reason. */
  rate(vehicle: MarketVehicle): Promise<GaugeAnswer>
}
