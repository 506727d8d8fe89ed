import { type CollectionBeforeOperationHook, type CollectionConfig, NotFound } from 'payload'
import { nobody, tenantAccess, type Writers } from './access'
import { audited } from './audited'
import { guardReferences } from './guard-references'
import { guardTenant } from './guard-tenant'
import { keepFirstVersion } from './keep-first-version'
import { refuseStale } from './refuse-stale'
import { keepFile } from './keep-file'
import { enforceReadOnly } from './given'
import { trashed } from './trash'

/** Rows in one REST response. Payload returns all rows for `limit=0`. */
const MOST_ROWS = 500

/** Limits REST reads to `MAX_ROWS`, also with `limit=0` and `pagination=false` (ADM-01). */
export const boundedReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST') return args
  const { limit } = args as { limit?: number }
  const asked = limit === undefined || (limit > 0 && limit <= MOST_ROWS)
  return { ...args, pagination: true, limit: asked ? limit : MOST_ROWS } as typeof args
}

/** Answers 404 for collections without versions: Payload would query a table that does not exist. */
const nothingToRestore: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'restoreVersion' && !collection.versions) throw new NotFound(req.t)
  return args
}

const owned = (collection: CollectionConfig, writers: Writers): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(enforceReadOnly),
  // Without versions there is no table to read them from.
  access: { ...tenantAccess(writers), ...(collection.versions ? {} : { readVersions: nobody }) },
  // Documents that only the server creates are not edited, so they need no locks.
  ...(writers.create === false && { lockDocuments: false as const }),
  disableDuplicate: collection.disableDuplicate ?? false,
  hooks: {
    ...collection.hooks,
    beforeOperation: [boundedReads, nothingToRestore, ...(collection.hooks?.beforeOperation ?? [])],
    beforeValidate: [guardTenant(writers.write), refuseStale, keepFile, ...(collection.hooks?.beforeValidate ?? [])],
    beforeChange: [...(collection.hooks?.beforeChange ?? []), guardReferences, keepFirstVersion],
  },
})

/**
 * Makes a collection owned by tenants: access rules, checks of the tenant and of references, protection against
 * overwriting a colleague's save, trash and audit log. `guardLocks` limits who sees its locks.
 */
export const tenantOwned = (collection: CollectionConfig, writers: Writers): CollectionConfig =>
  // Documents that only the site creates have no trash.
  audited(owned(writers.create === false ? collection : trashed(collection), writers))
