import { editors } from '@/src/domain/panel/menu'
import { parseMapping } from '@/src/domain/stock/feed/mapping'
import { invalidSlug } from '@/src/domain/panel/messages'
import { fetchFields, storeAuthorization } from './fetch-fields'
import { draftEndpoints } from './draft-endpoints'
import { fetchEndpoints } from './fetch-endpoints'
import { importEndpoint } from './import-endpoint'
import { limitFeeds } from './limit-feeds'
import { pushEndpoints } from './push-endpoints'
import { pushFields } from './push-fields'
import { tryEndpoint } from './try-endpoint'
import { tenantOwned } from '@/src/cms/access/tenant-owned'

/**
 * The sources of a tenant's stock (STK-02). A vehicle belongs to one feed, and a feed changes only its own vehicles.
 */
export const stockFeeds = tenantOwned(
  {
    slug: 'stock-feeds',
    labels: { singular: 'Stock feed', plural: 'Stock feeds' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'enabled', 'schedule', 'fetched_at', 'mapping_name', 'on_missing'],
      components: { beforeListTable: ['/src/admin/import-stock/import-link#ImportLink'] },
      listSearchableFields: ['name', 'key', 'url'],
      description: 'Where your stock comes from, and how each file’s columns become vehicle details.',
    },
    timestamps: true,
    disableDuplicate: true,
    endpoints: [importEndpoint, tryEndpoint, ...draftEndpoints, ...fetchEndpoints, ...pushEndpoints],
    hooks: { beforeChange: [limitFeeds, storeAuthorization] },
    indexes: [{ fields: ['tenant', 'key'], unique: true }],
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        required: true,
        maxLength: 200,
        admin: { description: 'Only staff see this, in the list of imports and on the feed’s vehicles.' },
      },
      {
        name: 'key',
        label: 'Key',
        type: 'text',
        required: true,
        maxLength: 60,
        validate: (value: unknown) =>
          (typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(value)) ||
          invalidSlug('main or trade-stock'),
        admin: { description: 'Identifies the feed when it’s imported. Don’t change it after the first import.' },
      },
      {
        name: 'on_missing',
        label: 'Vehicles no longer in the feed',
        type: 'select',
        required: true,
        defaultValue: 'remove',
        enumName: 'stock_feed_on_missing',
        options: [
          { label: 'Remove from the site', value: 'remove' },
          { label: 'Mark as sold', value: 'sold' },
        ],
        admin: { description: 'Applies to vehicles that aren’t in the next file. Default: remove from the site.' },
      },
      {
        name: 'enabled',
        label: 'Enabled',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: 'Turn off to stop importing this feed.' },
      },
      {
        name: 'upload',
        type: 'ui',
        admin: { components: { Field: '/src/admin/stock-feeds/import-panel#ImportPanel' } },
      },
      {
        name: 'mapping_name',
        label: 'Built-in mapping',
        type: 'text',
        maxLength: 60,
        admin: {
          description: 'Used to read this feed’s files unless you add a custom mapping.',
          components: { Field: '/src/admin/stock-feeds/mapping/built-in-mapping-field#BuiltInMappingField' },
        },
      },
      {
        name: 'mapping',
        label: 'Custom mapping',
        type: 'json',
        validate: (value: unknown) => {
          if (value === null || value === undefined || value === '') return true
          const parsed = parseMapping(value)
          return parsed.ok || parsed.problems.join(' ')
        },
        admin: {
          description: 'Sets which column of this feed’s files fills each field. Used instead of the built-in mapping.',
          components: { Field: '/src/admin/stock-feeds/mapping/mapping-field#MappingField' },
        },
      },
      ...fetchFields,
      ...pushFields,
    ],
  },
  {
    write: ['tenant-admin'],
    public: false,
    exported:
      'Feeds contain other parties’ keys and addresses. Set them up again in the new installation. The first custom mapping is exported as mapping.json.',
    menu: { group: 'Stock', order: 3, roles: editors },
  },
)
