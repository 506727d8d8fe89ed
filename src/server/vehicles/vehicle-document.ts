import type { Vehicle as VehicleDocument } from '@/src/payload-types'
import { withOverrides } from '@/src/domain/stock/vehicle/overrides'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { toVehicle as toStoredVehicle } from '@/src/domain/stock/vehicle/vehicle-record'

/** Converts a stored vehicle to what shoppers see: staff's overrides applied, internal fields removed, no nulls. */
export const toVehicle = (document: VehicleDocument): Vehicle => withOverrides(toStoredVehicle({ ...document }))
