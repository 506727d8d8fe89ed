import { type CollectionBeforeOperationHook, type CollectionConfig, NotFound } from 'payload'
import type { CollectionDeclaration } from '@/src/domain/collections/declaration'
import type { MenuEntry } from '@/src/domain/panel/menu'
import { denyAll, tenantAccess, type TenantRoles, toRights } from './access'
import { withAuditLog } from '../documents/audit-log'
import { guardReferences } from './guard-references'
import { guardTenant } from './guard-tenant'
import { saveFirstVersion } from '../documents/save-first-version'
import { collectProblems, throwProblems } from '../documents/collect-problems'
import { refuseStaleSave } from '../documents/refuse-stale'
import { preserveUploadFields } from '../documents/preserve-upload-fields'
import { previewOptions } from '../documents/preview'
import { enforceReadOnly } from '../fields/read-only-fields'
import { withTrash } from '../documents/trash'

/** Rows in one REST response. Payload returns all rows for `limit=0`. */
const MAX_ROWS = 500

/**
 * Limits REST reads to `MAX_ROWS`, also with `limit=0` and `pagination=false` (ADM-01). What our own code reads for a
 * request is complete: a rule that saw only the first ten rows would miss the others.
 */
export const limitReads: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || overrideAccess === true) return args
  const { limit, pagination = true } = args as { readonly limit?: number; readonly pagination?: boolean }
  const isWithinLimit = limit === undefined ? pagination : limit > 0 && limit <= MAX_ROWS
  return { ...args, pagination: true, limit: isWithinLimit ? limit : MAX_ROWS } as typeof args
}

/** Answers 404 for collections without versions: Payload would query a table that does not exist. */
const refuseRestoreWithoutVersions: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'restoreVersion' && !collection.versions) throw new NotFound(req.t)
  return args
}

const withTenantRules = (collection: CollectionConfig, writers: TenantRoles): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(enforceReadOnly),
  // Without versions there is no table to read them from.
  access: { ...tenantAccess(toRights(writers)), ...(collection.versions ? {} : { readVersions: denyAll }) },
  // Documents that only the server creates are not edited, so they need no locks.
  ...(writers.create === false && { lockDocuments: false as const }),
  disableDuplicate: collection.disableDuplicate ?? false,
  hooks: {
    ...collection.hooks,
    beforeOperation: [limitReads, refuseRestoreWithoutVersions, ...(collection.hooks?.beforeOperation ?? [])],
    beforeValidate: [
      guardTenant(writers.write),
      refuseStaleSave,
      preserveUploadFields,
      ...(collection.hooks?.beforeValidate ?? []).map(collectProblems),
    ],
    beforeChange: [
      ...[...(collection.hooks?.beforeChange ?? []), guardReferences].map(collectProblems),
      throwProblems,
      saveFirstVersion,
    ],
  },
})

type TenantOwnedOptions = TenantRoles &
  Pick<CollectionDeclaration, 'public' | 'preview' | 'page' | 'distinguishedBy'> & {
    /** True if a dealer has exactly one document, such as its home page. */
    readonly single?: true
    /** True, or the reason why the export of a dealer leaves this out (TEN-09). */
    readonly exported: true | string
    readonly menu: MenuEntry
    readonly shopperData?: true
  }

/** A collection that declares what it is; `payload.config.ts` accepts no other. */
export type DeclaredCollection = CollectionConfig & {
  readonly custom: { readonly declaration: CollectionDeclaration }
}

const withDeclaration = (collection: CollectionConfig, declaration: CollectionDeclaration): DeclaredCollection => ({
  ...collection,
  ...(declaration.preview && { admin: { ...collection.admin, ...previewOptions(collection.slug) } }),
  custom: { declaration },
})

/**
 * Makes a collection owned by tenants: access rules, checks of the tenant and of references, protection against
 * overwriting a colleague's save, trash and audit log. `guardLocks` limits who sees its locks.
 */
export const tenantOwned = (collection: CollectionConfig, options: TenantOwnedOptions): DeclaredCollection => {
  const { single = false, public: isPublic, preview, page, distinguishedBy, ...others } = options
  const { exported, menu, shopperData = false, ...writers } = others
  // Documents that only the site creates have no trash.
  const guarded = withAuditLog(withTenantRules(writers.create === false ? collection : withTrash(collection), writers))
  return withDeclaration(guarded, {
    owner: 'tenant',
    single,
    public: isPublic,
    ...(preview && { preview }),
    ...(page && { page }),
    ...(distinguishedBy !== undefined && { distinguishedBy }),
    ...(exported !== true && { exportExclusion: exported }),
    menu: [menu],
    rights: toRights(writers),
    shopperData,
  })
}

/** Declares a collection of the installation itself, which has its own access rules. */
export const platformOwned = (
  collection: CollectionConfig,
  { menu }: Pick<CollectionDeclaration, 'menu'>,
): DeclaredCollection =>
  withDeclaration(collection, { owner: 'platform', single: false, public: false, menu, shopperData: false })
