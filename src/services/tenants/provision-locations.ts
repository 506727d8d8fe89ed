import type { FolderLocation } from '@/src/domain/tenancy/locations-file'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { listFields, FolderError, importRow } from './fields'
import type { ProvisionTarget } from './provision-models'
import { createCounter, whereOwned, upsert } from './document-store'

export const provisionLocation = async (
  { store, tenant, names }: ProvisionTarget,
  location: FolderLocation,
): Promise<string> => {
  const {
    special_hours: _,
    location_type,
    order = 0,
    location_subtype,
    manufacturers,
    distribution_locations,
    ...rest
  } = location
  const row = {
    ...rest,
    order,
    location_type: location_type === '' ? null : location_type,
    location_subtype: location_subtype ?? [],
    manufacturers: manufacturers ?? [],
    distribution_locations: distribution_locations ?? [],
  }
  const data = { ...importRow(listFields(store.payload, 'locations'), row, names.idOf), tenant }
  return upsert(store, 'locations', whereOwned(tenant, 'slug', location.slug), data)
}

export const provisionSpecialHours = async (
  { store, tenant }: ProvisionTarget,
  locationId: string,
  location: FolderLocation,
): Promise<void> => {
  const nth = createCounter()
  for (const day of location.special_hours ?? []) {
    const where = [
      { tenant: { equals: tenant } },
      { date: { equals: day.date } },
      { department: { equals: day.department } },
      { locations: { in: [locationId] } },
    ]
    const data = { ...day, tenant, locations: [locationId] }
    await upsert(store, 'special-hours', { and: where }, data, nth(`${day.date} ${day.department}`))
  }
}

export const provisionReviews = async (
  { store, tenant, names }: ProvisionTarget,
  reviews: TenantFolder['reviews'],
): Promise<void> => {
  const nth = createCounter()
  for (const { location: slug, ...review } of reviews) {
    const location = names.idOf('locations', slug)
    if (location === undefined)
      throw new FolderError(`reviews.json refers to the location “${slug}”, which doesn’t exist.`)
    const where = [
      { tenant: { equals: tenant } },
      { location: { equals: location } },
      { author: { equals: review.author } },
      { date: { equals: review.date } },
    ]
    const data = { ...review, tenant, location }
    await upsert(store, 'reviews', { and: where }, data, nth(`${slug} ${review.date} ${review.author}`))
  }
}
