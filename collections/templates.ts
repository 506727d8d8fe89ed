import type { Access } from 'payload'
import { allowPlatform } from '@/src/cms/access/access'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { checkAccountPathsOfTemplate } from '@/src/cms/fields/account-path'
import { idOf } from '@/src/domain/content/id-of'
import { limitReads, platformOwned } from '@/src/cms/access/tenant-owned'
import { kebab } from '@/src/domain/tenancy/folder-schemas'
import { validateWithSchema } from '@/src/cms/fields/validate-with-schema'
import { switchesField } from '@/src/cms/fields/switches-field'
import { versionHistory } from '@/src/cms/documents/preview'
import { refuseStaleSave } from '@/src/cms/documents/refuse-stale'

/** Staff read only the templates of their own tenants: others would reveal how other dealers are set up. */
const canRead: Access = async ({ req }) => {
  const staff = await findActiveStaff(req)
  if (!staff || (!staff.platformAdmin && staff.memberships.length === 0)) return false
  if (staff.platformAdmin) return true
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { id: { in: staff.memberships.map(({ tenant }) => tenant) } },
    select: { template: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return { id: { in: docs.flatMap(({ template }) => idOf(template) ?? []) } }
}

/** The middle layer of configuration (TEN-02), shared by several tenants. */
export const templates = platformOwned(
  {
    slug: 'templates',
    admin: { useAsTitle: 'name', description: 'Switches that dealers on the same template share.' },
    versions: versionHistory,
    access: {
      read: canRead,
      readVersions: allowPlatform,
      create: allowPlatform,
      update: allowPlatform,
      delete: allowPlatform,
    },
    hooks: { beforeOperation: [limitReads], beforeValidate: [refuseStaleSave, checkAccountPathsOfTemplate] },
    fields: [
      {
        name: 'slug',
        type: 'text',
        required: true,
        unique: true,
        validate: validateWithSchema(kebab),
        admin: { description: 'The name that dealers’ folders use for this template.' },
      },
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: { description: 'Platform staff see this when they choose a dealer’s template.' },
      },
      switchesField(
        'Dealers on this template inherit these switches. A switch you don’t set keeps its built-in default.',
      ),
    ],
  },
  { menu: [{ group: 'Platform', order: 2, roles: ['platform-admin'] }] },
)
