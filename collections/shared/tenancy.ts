import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import type { FieldAccess } from 'payload'
import { roles, staffOf, tenantsWith } from './roles'

const administrator: FieldAccess = ({ req }) => {
  const staff = staffOf(req)
  return staff !== null && (staff.platformAdmin || tenantsWith(staff, ['tenant-admin']).length > 0)
}

/**
 * The tenant selector and fields of the panel. Access is `tenantOwned()`'s own: the plugin leaves anonymous
 * callers, uploads, drafts and the Local API to us.
 */
export const tenancy = multiTenantPlugin({
  cleanupAfterTenantDelete: false,
  userHasAccessToAllTenants: (user) => (user as { platformAdmin?: boolean }).platformAdmin === true,
  tenantsArrayField: {
    includeDefaultField: true,
    arrayFieldAccess: { create: administrator, update: administrator },
    tenantFieldAccess: { create: administrator, update: administrator },
    rowFields: [
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'viewer',
        saveToJWT: true,
        options: [...roles],
        access: { create: administrator, update: administrator },
      },
    ],
  },
  collections: {
    locations: {},
    'special-hours': {},
    vehicles: {},
    'stock-feeds': {},
    'stock-imports': {},
    media: {},
    home: { isGlobal: true },
    header: { isGlobal: true },
    footer: { isGlobal: true },
    'site-settings': { isGlobal: true },
    theme: { isGlobal: true },
  },
})
