import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import type { Config, FieldAccess, Plugin } from 'payload'
import { roles, staffOf, tenantsWith } from './roles'

const administrator: FieldAccess = ({ req }) => {
  const staff = staffOf(req)
  return staff !== null && (staff.platformAdmin || tenantsWith(staff, ['tenant-admin']).length > 0)
}

const isSelector = (component: unknown): boolean =>
  typeof component === 'object' &&
  component !== null &&
  'path' in component &&
  component.path === '@payloadcms/plugin-multi-tenant/rsc#TenantSelector'

/** The plugin's selector shows staff of one tenant nothing; ours says whose panel it is. */
const withOwnSelector = (config: Config): Config => {
  const { components } = config.admin ?? {}
  const beforeNav = (components?.beforeNav ?? []).filter((one) => !isSelector(one))
  return {
    ...config,
    admin: {
      ...config.admin,
      components: { ...components, beforeNav: ['/src/admin/tenants/tenant-selector#TenantSelector', ...beforeNav] },
    },
  }
}

/**
 * The tenant selector and fields of the panel. Access is `tenantOwned()`'s own: the plugin leaves anonymous
 * callers, uploads, drafts and the Local API to us.
 */
const plugin = multiTenantPlugin({
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
    reviews: {},
    vehicles: {},
    'stock-feeds': {},
    'stock-imports': {},
    media: {},
    'saved-searches': {},
    shoppers: {},
    'saved-cars': {},
    'lead-routes': {},
    'lead-deliveries': {},
    appointments: {},
    valuations: {},
    reservations: {},
    payments: {},
    purchases: {},
    'prize-spins': {},
    leads: {},
    audit: {},
    manufacturers: {},
    models: {},
    brochures: {},
    brands: {},
    'brand-directory': { isGlobal: true },
    'dealership-items': {},
    pages: {},
    'promo-cards': {},
    offers: {},
    posts: {},
    'post-categories': {},
    redirects: {},
    home: { isGlobal: true },
    header: { isGlobal: true },
    footer: { isGlobal: true },
    'site-settings': { isGlobal: true },
    theme: { isGlobal: true },
  },
})

export const tenancy: Plugin = async (config) => withOwnSelector(await plugin(config))
