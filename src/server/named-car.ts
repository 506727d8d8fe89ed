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

/** A car of this dealer by its id or its slug, in whatever state; null for another dealer's, and for nonsense. */
export const anyCarNamed = async (tenantId: string, idOrSlug: string): Promise<Vehicle | null> => {
  const where = named(idOrSlug)
  noteStock({})
  const document = where && (await dataFor(tenantId).first('vehicles', { where }))
  return document ? vehicleOf(document) : null
}

/** The car an address or a form names, by id or slug; null for hidden and removed ones, another dealer's, and nonsense. */
export const carNamed = async (tenantId: string, idOrSlug: string): Promise<Vehicle | null> => {
  const vehicle = await anyCarNamed(tenantId, idOrSlug)
  return vehicle && isPublic(vehicle) ? vehicle : null
}
