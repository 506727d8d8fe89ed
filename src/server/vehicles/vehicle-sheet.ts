import 'server-only'
import type { Loan } from '@/src/domain/finance/calculator'
import { locationDayOf, locationTimezoneOf } from '@/src/domain/vehicle-page/vehicle-location'
import { buildVehicleSheet, type VehicleSheet } from '@/src/domain/vehicle-page/sheet'
import { limitLifetime } from '@/src/page-cache/render'
import type { VehiclePageData } from './vehicle-page'

/**
 * Builds today's sheet of a vehicle (VDP-08), with the repayment of the shopper's own loan if one is given. A page that
 * shows it is cached until the end of the location's day.
 */
export const buildTodaysSheet = (found: VehiclePageData, loan?: Loan): VehicleSheet => {
  const now = new Date()
  const timezone = locationTimezoneOf(found.location)
  limitLifetime({ days: [{ date: locationDayOf(found.location, now), timezone }] })
  return buildVehicleSheet({ ...found, now, loan })
}
