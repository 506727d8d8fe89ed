import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import type { CollectionConfig, Config, Plugin } from 'payload'
import { declarationOf, isTenantOwned } from '@/src/domain/collections/declaration'
import { optionsEndpoint } from '@/src/cms/names-endpoint'

const isPluginComponent = (component: unknown, name: string): boolean =>
  typeof component === 'object' &&
  component !== null &&
  'path' in component &&
  component.path === `@payloadcms/plugin-multi-tenant/rsc#${name}`

/** Replaces the endpoint that lists all tenants by one that lists a few. */
const withOptionsEndpoint = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  endpoints: (collection.endpoints || []).map((one) => (one.path === optionsEndpoint.path ? optionsEndpoint : one)),
})

/**
 * Replaces two components of the plugin. Its selector shows nothing to staff of a single tenant; ours shows the
 * tenant's name. Its provider loads all tenant names into every page; ours loads the first ones and searches for the
 * others.
 */
const withTenantSelector = (config: Config): Config => {
  const { components } = config.admin ?? {}
  const beforeNav = (components?.beforeNav ?? []).filter((one) => !isPluginComponent(one, 'TenantSelector'))
  const providers = (components?.providers ?? []).map((one) =>
    isPluginComponent(one, 'TenantSelectionProvider') && typeof one === 'object'
      ? { ...one, path: '/src/admin/tenants/tenant-provider#TenantProvider' }
      : one,
  )
  return {
    ...config,
    collections: (config.collections ?? []).map((one) => (one.slug === 'tenants' ? withOptionsEndpoint(one) : one)),
    admin: {
      ...config.admin,
      components: {
        ...components,
        providers,
        beforeNav: ['/src/admin/tenants/tenant-selector#TenantSelector', ...beforeNav],
      },
    },
  }
}

/** The plugin's options of each tenant-owned collection. */
const listOwnedCollections = ({ collections = [] }: Config) =>
  Object.fromEntries(
    collections.filter(isTenantOwned).map((one) => [one.slug, { isGlobal: declarationOf(one)?.single === true }]),
  )

/**
 * The tenant selector and tenant fields of the panel. `tenantOwned` sets the access rules, because the plugin does not
 * cover anonymous callers, uploads, drafts and the Local API.
 */
const plugin: Plugin = (config) =>
  multiTenantPlugin({
    cleanupAfterTenantDelete: false,
    tenantField: {
      admin: {
        components: {
          Field: { path: '/src/admin/tenants/tenant-field#TenantField' },
          Cell: '/src/admin/lists/reference-cell#ReferenceCell',
        },
      },
    },
    userHasAccessToAllTenants: (user) => (user as { platformAdmin?: boolean }).platformAdmin === true,
    tenantsArrayField: { includeDefaultField: false },
    collections: listOwnedCollections(config),
  })(config)

export const tenancyPlugin: Plugin = async (config) => withTenantSelector(await plugin(config))
