import type { StockRecord } from '../search-record/search-record'
import { toSearchRecord } from '../search-record/to-search-record'
import { testVehicle } from '../vehicle/vehicle.test-support'

/** The search record of the test vehicle with some changes. */
export const createRecord = (change: Partial<StockRecord> = {}): StockRecord => ({
  ...toSearchRecord(testVehicle, { tenantId: 't' }),
  ...change,
})
/** The switches of cards as they are without changes. */
export const display = {
  electric_tag: true,
  new_tag: 'New',
  just_in_tag: 'Just in',
  subscription: false,
  subscription_weeks: 26,
  subscription_start_fee: 290,
  no_price_text: 'Enquire for price.',
  drive_away_text: 'Drive away',
  excl_govt_text: 'Excl. govt. charges',
}
