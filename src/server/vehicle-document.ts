import type { Vehicle as VehicleDocument } from '@/src/payload-types'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { withOverrides } from '@/src/domain/stock/overrides'

const internalFields: ReadonlySet<string> = new Set([
  'tenant',
  'feed',
  'feed_key',
  'content_hash',
  'feed_fields',
  'short_key',
])
const renamedFields: Readonly<Record<string, string>> = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  location: 'location_id',
}

/** Converts a stored vehicle to what shoppers see: staff's overrides applied, internal fields removed, no nulls. */
export const toVehicle = (document: VehicleDocument): Vehicle => {
  const base: Record<string, unknown> = { images: [], spin_images: [], features: [], standardEquipment: [] }
  for (const [field, value] of Object.entries(document)) {
    if (internalFields.has(field) || value === null || value === undefined) continue
    base[renamedFields[field] ?? field] = value
  }
  return withOverrides(base as unknown as Vehicle)
}
