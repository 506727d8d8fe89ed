import type { Payload } from 'payload'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { withPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { listFields, FolderError, importRow } from './fields'
import { createNameRegistry } from './name-registry'
import { buildHome, provisionContent } from './provision-content'
import type { Upload } from '@/src/integrations/uploads/port'
import { uploads } from '../uploads/upload-store'
import { type FolderFiles, provisionMedia } from './provision-media'
import { provisionBrands, provisionItems, provisionModels, type ProvisionTarget } from './provision-models'
import { type DocumentStore, upsert } from './document-store'
import { provisionLocation, provisionSpecialHours, provisionReviews } from './provision-locations'
import { provisionTenant } from './provision-tenant'

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
