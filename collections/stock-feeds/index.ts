import { editors } from '@/src/domain/panel/menu'
import { parseMapping } from '@/src/domain/stock/feed/mapping'
import { fetchFields, storeAuthorization } from './fetch-fields'
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
      defaultColumns: ['name', 'enabled', 'schedule', 'fetched_at', 'mapping_name', 'leaving'],
      listSearchableFields: ['name', 'key', 'url'],
      description: 'Files that bring stock, and how their columns are read.',
    },
    timestamps: true,
    disableDuplicate: true,
    endpoints: [importEndpoint, tryEndpoint, ...pushEndpoints],
    hooks: { beforeChange: [limitFeeds, storeAuthorization] },
    indexes: [{ fields: ['tenant', 'key'], unique: true }],
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        required: true,
        maxLength: 200,
        admin: { description: 'For staff: in the list of imports and beside its cars.' },
      },
      {
        name: 'key',
        label: 'Key',
        type: 'text',
        required: true,
        maxLength: 60,
        validate: (value: unknown) =>
          (typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(value)) ||
          'Small letters, digits and hyphens, such as main or trade-stock.',
        admin: { description: 'Names the feed for imports; do not change it once cars came through it.' },
      },
      {
        name: 'leaving',
        label: 'Cars that left the feed',
        type: 'select',
        required: true,
        defaultValue: 'remove',
        enumName: 'stock_feed_leaving',
        options: [
          { label: 'Are taken off the website', value: 'remove' },
          { label: 'Count as sold', value: 'sold' },
        ],
        admin: { description: 'What becomes of a car that the next file no longer has. Default: off the website.' },
      },
      {
        name: 'enabled',
        label: 'Enabled',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: 'A disabled feed is not imported.' },
      },
      {
        name: 'upload',
        type: 'ui',
        admin: { components: { Field: '/src/admin/stock-feeds/import-panel#ImportPanel' } },
      },
      {
        name: 'mapping_name',
        label: 'Shipped mapping',
        type: 'text',
        maxLength: 60,
        admin: {
          description: 'Reads this feed’s files unless it has an own mapping.',
          components: { Field: '/src/admin/stock-feeds/mapping/built-in-mapping-field#BuiltInMappingField' },
        },
      },
      {
        name: 'mapping',
        label: 'Own mapping',
        type: 'json',
        validate: (value: unknown) => {
          if (value === null || value === undefined || value === '') return true
          const parsed = parseMapping(value)
          return parsed.ok || parsed.problems.join(' ')
        },
        admin: {
          description: 'Which column of this feed’s files fills which field. Goes before the shipped mapping.',
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
      'Feeds contain other parties’ keys and addresses, and are set up again. The first own mapping is mapping.json.',
    menu: { group: 'Stock', order: 2, roles: editors },
  },
)
