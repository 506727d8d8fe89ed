import 'server-only'
import { yardDay, yardTimezone } from '@/src/domain/vehicle-page/place'
import { vehicleSheet, type VehicleSheet } from '@/src/domain/vehicle-page/sheet'
import { noteShown } from '@/src/runtime/pages/render'
import type { ShownVehicle } from './vehicle-page'

/** Builds today's sheet of a vehicle (VDP-08). A page that shows it is cached until the end of the location's day. */
export const sheetOfToday = (found: ShownVehicle): VehicleSheet => {
  const now = new Date()
  const timezone = yardTimezone(found.location)
  noteShown({ days: [{ date: yardDay(found.location, now), timezone }] })
  return vehicleSheet({ ...found, now })
}
