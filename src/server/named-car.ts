import 'server-only'
import type { Where } from 'payload'
import { isCarId } from '@/src/domain/events/beacon'
import { isPublic } from '@/src/domain/stock/availability'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { canonicalSlug } from '@/src/domain/vehicle-page/page-fate'
import { noteStock } from '@/src/runtime/pages/render'
import { dataFor } from './data'
import { vehicleOf } from './vehicle-document'

const named = (text: string): Where | null => {
  const wanted = text.toLowerCase()
  if (isCarId(wanted)) return { id: { equals: wanted } }
  return canonicalSlug(text) === text ? { slug: { equals: text } } : null
}

/** Finds a vehicle of this dealer by id or slug, whatever its status; null for another dealer's and invalid input. */
export const anyCarNamed = async (tenantId: string, idOrSlug: string): Promise<Vehicle | null> => {
  const where = named(idOrSlug)
  noteStock({})
  const document = where && (await dataFor(tenantId).first('vehicles', { where }))
  return document ? vehicleOf(document) : null
}

/**
 * Finds a vehicle that shoppers may see, by id or slug; null for hidden, removed, another dealer's and invalid input.
 */
export const carNamed = async (tenantId: string, idOrSlug: string): Promise<Vehicle | null> => {
  const vehicle = await anyCarNamed(tenantId, idOrSlug)
  return vehicle && isPublic(vehicle) ? vehicle : null
}
