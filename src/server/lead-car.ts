import 'server-only'
import type { Where } from 'payload'
import { isPublic } from '@/src/domain/stock/availability'
import { isCarId } from '@/src/domain/events/beacon'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { dataFor } from './data'
import { vehicleOf } from './vehicle-document'

/** Longer than any slug is. */
const mostCharacters = 200

const named = (text: string): Where | null => {
  if (isCarId(text.toLowerCase())) return { id: { equals: text.toLowerCase() } }
  return /^[a-z0-9-]+$/.test(text) && text.length <= mostCharacters ? { slug: { equals: text } } : null
}

/** The car a form's address names, by id or slug; null for hidden and removed ones, another dealer's, and nonsense. */
export const carNamed = async (tenantId: string, idOrSlug: string): Promise<Vehicle | null> => {
  const where = named(idOrSlug)
  const document = where && (await dataFor(tenantId).first('vehicles', { where }))
  const vehicle = document ? vehicleOf(document) : null
  return vehicle && isPublic(vehicle) ? vehicle : null
}
