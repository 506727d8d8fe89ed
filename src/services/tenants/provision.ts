import type { Payload } from 'payload'
import type { FolderLocation } from '@/src/domain/tenancy/locations-file'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { withPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { createNameRegistry, listFields, FolderError, importRow } from './fields'
import { buildHome, provisionContent } from './provision-content'
import type { Upload } from '@/src/integrations/uploads/port'
import { uploads } from '../uploads/upload-store'
import { type FolderFiles, provisionMedia } from './provision-media'
import { provisionBrands, provisionItems, provisionModels, type ProvisionTarget } from './provision-models'
import {
  createIfMissing,
  createCounter,
  createDocument,
  whereOwned,
  type DocumentStore,
  upsert,
} from './document-store'
import { capitalize } from '@/src/domain/text/format-text'

const toTitle = (slug: string): string => capitalize(slug.replaceAll('-', ' '))

/**
 * Finds or creates the folder's template. An existing one keeps its name and switches, because other tenants share it.
 */
const provisionTemplate = async (store: DocumentStore, { tenant, template }: TenantFolder): Promise<string | null> => {
  const { template: slug } = tenant
  if (slug === undefined) return null
  return createIfMissing(store, 'templates', { slug: { equals: slug } }, { slug, name: toTitle(slug), ...template })
}

const buildTenant = ({ tenant }: TenantFolder, template: string | null) => ({
  slug: tenant.slug,
  name: tenant.name,
  template,
  status: 'active',
  website_id: tenant.website_id ?? null,
  domains: tenant.domains.map((host) => ({ host })),
  url: tenant.url ?? null,
  dealership_id: tenant.dealership_id ?? null,
  dealership_slug: tenant.dealership_slug ?? null,
  dealerships: tenant.dealerships ?? [],
  address: { street: null, city: null, state: null, postcode: null, ...tenant.address },
  override_city: tenant.override_city ?? null,
  plugins: tenant.plugins ?? [],
})

/** With `isNew` the tenant is always created, so that the database rejects a slug that was taken concurrently. */
const provisionTenant = async (store: DocumentStore, folder: TenantFolder, isNew: boolean): Promise<string> => {
  const data = buildTenant(folder, await provisionTemplate(store, folder))
  return isNew
    ? createDocument(store, 'tenants', data)
    : upsert(store, 'tenants', { slug: { equals: data.slug } }, data)
}

const provisionDocuments = async (target: ProvisionTarget, { tenant, theme }: TenantFolder): Promise<void> => {
  const { store, tenant: id, names } = target
  const own = { tenant: { equals: id } }
  await upsert(store, 'site-settings', own, {
    tenant: id,
    phone: tenant.phone ?? null,
    email: tenant.email ?? null,
    licence: tenant.licence ?? null,
    abn: tenant.abn ?? null,
    manufacturer_name: tenant.manufacturer?.name ?? null,
    social: tenant.social,
    legal: tenant.legal,
    switches: tenant.switches,
  })
  await upsert(store, 'theme', own, { ...importRow(listFields(store.payload, 'theme'), theme, names.idOf), tenant: id })
  await upsert(store, 'home', own, buildHome(target, tenant))
  await upsert(store, 'header', own, { tenant: id, items: tenant.header })
  await upsert(store, 'footer', own, { tenant: id, groups: tenant.footer })
}

const provisionLocation = async (
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

const provisionSpecialHours = async (
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

const provisionReviews = async (
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

const provisionRest = async (target: ProvisionTarget, folder: TenantFolder): Promise<void> => {
  await provisionDocuments(target, folder)
  for (const location of folder.locations) {
    const id = await provisionLocation(target, location)
    target.names.add('locations', location.slug, id)
    await provisionSpecialHours(target, id, location)
  }
  await provisionReviews(target, folder.reviews)
  if (folder.models) await provisionModels(target, folder.models)
  if (folder.brands) await provisionBrands(target, folder.brands)
  await provisionItems(target, folder.items)
  await provisionContent(target, folder)
}

const loadTemplateSwitches = async (
  { payload, ...scope }: DocumentStore,
  { tenant }: TenantFolder,
): Promise<unknown> => {
  if (tenant.template === undefined) return undefined
  const where = { slug: { equals: tenant.template } }
  const { docs } = await payload.find({ collection: 'templates', where, limit: 1, overrideAccess: true, ...scope })
  return docs[0]?.switches
}

export type ProvisionOptions = {
  /** Reads the files of the folder's `media/`. */
  readonly files?: FolderFiles
  /** False for uploaded files: their images are re-encoded, like those of every upload. */
  readonly keepBytes?: boolean
  /** True to refuse the slug of an existing tenant instead of updating that tenant. */
  readonly isNew?: boolean
  /** Called in the same transaction, before anything is written and after everything is. */
  readonly before?: (store: DocumentStore) => Promise<void>
  readonly after?: (store: DocumentStore, tenant: string) => Promise<void>
}

const noFiles: FolderFiles = (name) => Promise.reject(new FolderError(`There is no file ${name}.`))

/**
 * Creates or updates a tenant from its folder (TEN-09) and returns its id. Idempotent. All in one transaction: an error
 * leaves nothing behind, and an incomplete dealer is never visible.
 */
export const provisionTenantFolder = async (
  payload: Payload,
  folder: TenantFolder,
  { files = noFiles, keepBytes = true, isNew = false, before, after }: ProvisionOptions = {},
): Promise<string> => {
  const newUploads: Upload[] = []
  try {
    return await withPayloadTransaction(payload, async (store) => {
      await before?.(store)
      const tenant = await provisionTenant(store, folder, isNew)
      const names = createNameRegistry()
      newUploads.push(...(await provisionMedia(store, tenant, folder.media, { files, names, keepBytes })))
      const templateSwitches = await loadTemplateSwitches(store, folder)
      await provisionRest({ store, tenant, names, templateSwitches }, folder)
      await after?.(store, tenant)
      return tenant
    })
  } catch (error) {
    // Remove the files at once if possible; `removals.ts` removes the rest a day later.
    for (const upload of newUploads) await uploads.remove(upload).catch(() => undefined)
    throw error
  }
}
