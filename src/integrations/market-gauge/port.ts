import type { MarketCar } from '@/src/domain/market/comparable'
import type { Gauge, NoRating } from '@/src/domain/market/gauge'

/** What a provider says of a vehicle: numbers it leaves out are its own to leave out, and then nothing is shown. */
export type GaugeAnswer = Partial<Gauge> | NoRating

/** Compares a vehicle's price with the market (VDP-11). */
export type MarketGauge = {
  /** Rejects where the provider fails or is not in time; a vehicle without a rating is an answer, with its reason. */
  rate(car: MarketCar): Promise<GaugeAnswer>
}
