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

/** Rows of one REST answer at most: `limit=0` would otherwise mean all there are. */
const MOST_ROWS = 500

/** `limit=0` and `pagination=false` of REST mean no more than `MOST_ROWS` (ADM-01). */
export const boundedReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST') return args
  const { limit } = args as { limit?: number }
  const asked = limit === undefined || (limit > 0 && limit <= MOST_ROWS)
  return { ...args, pagination: true, limit: asked ? limit : MOST_ROWS } as typeof args
}

/** Where no versions are kept there is nothing to restore: Payload would look for a table that is not there. */
const nothingToRestore: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'restoreVersion' && !collection.versions) throw new NotFound(req.t)
  return args
}

const owned = (collection: CollectionConfig, writers: Writers): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(enforceReadOnly),
  // Where no versions are kept there is no table to read them from either.
  access: { ...tenantAccess(writers), ...(collection.versions ? {} : { readVersions: nobody }) },
  // What the server alone makes nobody edits.
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
 * Makes a collection one that tenants own: access, the tenant's guard, the references' guard, and what keeps two staff
 * from undoing each other's work unseen. Who sees its locks is for `guardLocks` to say.
 */
export const tenantOwned = (collection: CollectionConfig, writers: Writers): CollectionConfig =>
  // What the site alone makes is not put into the trash: it is deleted, or kept.
  audited(owned(writers.create === false ? collection : trashed(collection), writers))
