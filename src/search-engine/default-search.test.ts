import { describe, expect, test } from 'vitest'
import { buildShopperFilter, type ListingSwitches } from '@/src/domain/stock/search-query/base-filters'
import { STOCK_INDEX } from '@/src/domain/stock/search-record/search-record'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { daysAgo, now, testVehicle } from '@/src/domain/stock/vehicle/vehicle.test-support'
import { searchInMemory } from './search-in-memory'

const switches: ListingSwitches = {
  sold_days: 3,
  min_photos: 0,
  only_shown_on_website: true,
  manufacturer: '',
  base_filter: '',
}

/** True if a shopper's search finds the vehicle. */
const isFound = (change: Partial<Vehicle>, other: Partial<ListingSwitches> = {}): boolean => {
  const record = toSearchRecord({ ...testVehicle, ...change }, { tenantId: 't' })
  const search = searchInMemory({ index: STOCK_INDEX, settings: stockIndexSettings, synonyms: [] }, [record])
  const [answer] = search([{ indexName: STOCK_INDEX, filters: buildShopperFilter({ ...switches, ...other }, now) }])
  return answer?.nbHits === 1
}

describe('[STK-07] the default search', () => {
  test('[STK-07] lists vehicles in stock, coming soon, and sold within the window', () => {
    expect(isFound({})).toBe(true)
    expect(isFound({ status: 'coming_soon' })).toBe(true)
    expect(isFound({ status: 'others' })).toBe(false)
    expect(isFound({ status: 'sold', sold_at: daysAgo(2) })).toBe(true)
    expect(isFound({ status: 'sold', sold_at: daysAgo(4) })).toBe(false)
    expect(isFound({ status: 'sold', sold_at: daysAgo(4) }, { sold_days: 5 })).toBe(true)
    expect(isFound({ status: 'sold', sold_at: daysAgo(0) }, { sold_days: 0 })).toBe(false)
  })

  test('[STK-07] lists vehicles shown on the website with enough photos', () => {
    expect(isFound({ show_on_dealer_website: false })).toBe(false)
    expect(isFound({ show_on_dealer_website: false }, { only_shown_on_website: false })).toBe(true)
    expect(isFound({}, { min_photos: 2 })).toBe(true)
    expect(isFound({}, { min_photos: 3 })).toBe(false)
  })
})
