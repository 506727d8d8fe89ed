import 'server-only'
import type { Where } from 'payload'
import { isVehicleId } from '@/src/domain/events/beacon'
import { isPublic } from '@/src/domain/stock/vehicle/availability'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { toCanonicalSlug } from '@/src/domain/vehicle-page/page-outcome'
import { markShowsStock } from '@/src/page-cache/render'
import { dataFor } from '@/src/server/data'
import { toVehicle } from './vehicle-document'

const whereIdOrSlug = (text: string): Where | null => {
  const lowerCaseId = text.toLowerCase()
  if (isVehicleId(lowerCaseId)) return { id: { equals: lowerCaseId } }
  return toCanonicalSlug(text) === text ? { slug: { equals: text } } : null
}

/** Finds a vehicle of this dealer by id or slug, whatever its status; null for another dealer's and invalid input. */
export const findVehicle = async (tenantId: string, idOrSlug: string): Promise<Vehicle | null> => {
  const where = whereIdOrSlug(idOrSlug)
  markShowsStock({})
  const document = where && (await dataFor(tenantId).first('vehicles', { where }))
  return document ? toVehicle(document) : null
}

/** Finds the vehicles of this dealer that shoppers may see, in the order of their ids. */
export const findPublicVehicles = async (tenantId: string, ids: readonly string[]): Promise<readonly Vehicle[]> => {
  markShowsStock({})
  if (ids.length === 0) return []
  const found = await dataFor(tenantId).find('vehicles', { where: { id: { in: [...ids] } }, limit: ids.length })
  const vehicles = new Map(found.map((document) => [document.id, toVehicle(document)]))
  return ids.flatMap((id) => vehicles.get(id) ?? []).filter(isPublic)
}

/**
 * Finds a vehicle that shoppers may see, by id or slug; null for hidden, removed, another dealer's and invalid input.
 */
export const findPublicVehicle = async (tenantId: string, idOrSlug: string): Promise<Vehicle | null> => {
  const vehicle = await findVehicle(tenantId, idOrSlug)
  return vehicle && isPublic(vehicle) ? vehicle : null
}
