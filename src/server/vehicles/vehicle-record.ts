import 'server-only'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { toRecordRules, toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'

/** Converts a vehicle that was read from the database to the record from which its card is made, with its repayment. */
export const toCardRecord = (site: Site, vehicle: Vehicle, now: Date): StockRecord =>
  toSearchRecord(vehicle, {
    tenantId: site.id,
    location: findVehicleLocation(vehicle, site),
    rules: toRecordRules(site.switches),
    finance: { switches: site.switches.finance, now },
  })
