import type { CollectionConfig } from 'payload'
import { tenantAccess, type Writers } from './access'
import { guardReferences } from './guard-references'
import { guardTenant } from './guard-tenant'

/**
 * Makes a collection one that tenants own: access, the tenant's guard and the references' guard. Locks are off
 * because Payload's lock documents are readable across tenants.
 */
export const tenantOwned = (collection: CollectionConfig, writers: Writers): CollectionConfig => ({
  ...collection,
  access: tenantAccess(writers),
  lockDocuments: false,
  disableDuplicate: collection.disableDuplicate ?? false,
  hooks: {
    ...collection.hooks,
    beforeValidate: [guardTenant(writers.write), ...(collection.hooks?.beforeValidate ?? [])],
    beforeChange: [...(collection.hooks?.beforeChange ?? []), guardReferences],
  },
})
