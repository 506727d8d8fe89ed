import { randomBytes } from 'node:crypto'
import type { CollectionBeforeValidateHook } from 'payload'
import { formatVehicleName, createVehicleSlug } from '@/src/domain/stock/vehicle/naming'

const nameParts = (merged: Record<string, unknown>) => ({
  year: Number(merged.year),
  make: String(merged.make ?? ''),
  model: String(merged.model ?? ''),
  badge: typeof merged.badge === 'string' ? merged.badge : undefined,
  series: typeof merged.series === 'string' ? merged.series : undefined,
})

/** Builds the name from the vehicle's details. The slug is set once, at creation, and never changes. */
export const nameVehicle: CollectionBeforeValidateHook = ({ data, originalDoc, operation }) => {
  if (!data) return data
  const parts = nameParts({ ...originalDoc, ...data })
  if (operation === 'update') {
    return { ...data, name: formatVehicleName(parts), slug: originalDoc?.slug, short_key: originalDoc?.short_key }
  }
  const shortKey = typeof data.short_key === 'string' ? data.short_key : randomBytes(5).toString('hex')
  return {
    ...data,
    name: formatVehicleName(parts),
    short_key: shortKey,
    slug: data.slug ?? createVehicleSlug(parts, shortKey),
  }
}
