import type { Payload } from 'payload'
import type { FolderLocation } from '@/src/domain/tenancy/locations-file'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { provisionBrands, provisionModels } from './provision-models'
import { provisionContent, publishedHome } from './provision-content'
import { upsert } from './store'

const title = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

const provisionTenant = async (payload: Payload, { tenant }: TenantFolder): Promise<string> => {
  const template = await upsert(
    payload,
    'templates',
    { slug: { equals: tenant.template } },
    { slug: tenant.template, name: title(tenant.template) },
  )
  return upsert(
    payload,
    'tenants',
    { slug: { equals: tenant.slug } },
    {
      slug: tenant.slug,
      name: tenant.name,
      template,
      status: 'active',
      website_id: tenant.website_id,
      domains: tenant.domains.map((host) => ({ host })),
      url: tenant.url ?? null,
      dealership_id: tenant.dealership_id ?? null,
      dealership_slug: tenant.dealership_slug ?? null,
      dealerships: tenant.dealerships ?? [],
      address: { street: null, city: null, state: null, postcode: null, ...tenant.address },
      override_city: tenant.override_city ?? null,
      plugins: tenant.plugins ?? [],
    },
  )
}

const provisionDocuments = async (payload: Payload, id: string, { tenant, theme }: TenantFolder): Promise<void> => {
  const own = { tenant: { equals: id } }
  await upsert(payload, 'site-settings', own, {
    tenant: id,
    phone: tenant.phone ?? null,
    licence: tenant.licence ?? null,
    abn: tenant.abn ?? null,
    manufacturer_name: tenant.manufacturer?.name ?? null,
    social: tenant.social,
    legal: tenant.legal,
    switches: tenant.switches,
  })
  await upsert(payload, 'theme', own, { tenant: id, ...theme })
  await upsert(payload, 'home', own, { tenant: id, ...publishedHome(tenant) })
  await upsert(payload, 'header', own, { tenant: id, items: tenant.header })
  await upsert(payload, 'footer', own, { tenant: id, groups: tenant.footer })
}

const provisionLocation = async (payload: Payload, tenantId: string, location: FolderLocation): Promise<string> => {
  const {
    special_hours: _,
    opening_hours,
    location_type,
    order = 0,
    location_subtype,
    manufacturers,
    ...rest
  } = location
  return upsert(
    payload,
    'locations',
    { and: [{ tenant: { equals: tenantId } }, { slug: { equals: location.slug } }] },
    {
      ...rest,
      tenant: tenantId,
      order,
      location_type: location_type === '' ? null : location_type,
      location_subtype: [...(location_subtype ?? [])],
      manufacturers: [...(manufacturers ?? [])],
      opening_hours: [...opening_hours],
    },
  )
}

const provisionSpecialHours = async (
  payload: Payload,
  tenantId: string,
  locationId: string,
  location: FolderLocation,
): Promise<void> => {
  for (const day of location.special_hours ?? []) {
    const where = [
      { tenant: { equals: tenantId } },
      { date: { equals: day.date } },
      { department: { equals: day.department } },
      { locations: { in: [locationId] } },
    ]
    await upsert(payload, 'special-hours', { and: where }, { ...day, tenant: tenantId, locations: [locationId] })
  }
}

const provisionReviews = async (
  payload: Payload,
  tenantId: string,
  reviews: TenantFolder['reviews'],
  ids: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const { location: slug, ...review } of reviews) {
    const location = ids.get(slug)
    if (location === undefined) continue
    const where = [
      { tenant: { equals: tenantId } },
      { location: { equals: location } },
      { author: { equals: review.author } },
      { date: { equals: review.date } },
    ]
    await upsert(payload, 'reviews', { and: where }, { ...review, tenant: tenantId, location })
  }
}

/** Makes or renews a tenant from its folder (TEN-09); answers its id. Can be run again without harm. */
export const provisionTenantFolder = async (payload: Payload, folder: TenantFolder): Promise<string> => {
  const id = await provisionTenant(payload, folder)
  await provisionDocuments(payload, id, folder)
  const ids = new Map<string, string>()
  for (const location of folder.locations) {
    const locationId = await provisionLocation(payload, id, location)
    ids.set(location.slug, locationId)
    await provisionSpecialHours(payload, id, locationId, location)
  }
  await provisionReviews(payload, id, folder.reviews, ids)
  if (folder.models) await provisionModels(payload, id, folder.models)
  if (folder.brands) await provisionBrands(payload, id, folder.brands)
  await provisionContent(payload, id, folder)
  return id
}
