import type { FieldAccess } from 'payload'
import { tenantSlugProblem } from '@/src/domain/tenancy/slug'
import { siteUrl, kebab } from '@/src/domain/tenancy/folder-schemas'
import { domainProblem } from '@/src/domain/tenancy/host'
import { invalidSlug } from '@/src/domain/panel/messages'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { refuseStaleSave } from '@/src/cms/documents/refuse-stale'
import { toOptions } from '@/src/cms/fields/read-only-fields'
import { validateWithSchema } from '@/src/cms/fields/validate-with-schema'
import { checkAccountPathOfTenant } from '@/src/cms/fields/account-path'
import { limitReads, platformOwned } from '@/src/cms/access/tenant-owned'
import { denyAll } from '@/src/cms/access/access'
import { staffOf, listTenantsWithRole } from '@/src/cms/access/roles'
import { guardStatus, refuseDelete } from './guard-status'
import { requireUniqueDomains } from './unique-domains'
import { namesEndpoint } from '@/src/cms/names-endpoint'
import { exportEndpoint } from './export-endpoint'
import { purgeEndpoint } from './purge-endpoint'
import { setUpEndpoint } from './set-up-endpoint'
import { linkChoicesEndpoint, siteAddressesEndpoint } from './site-addresses-endpoint'

const isPlatformAdmin: FieldAccess = ({ req }) => staffOf(req)?.platformAdmin === true

/** A dealer or dealer group with its own site (TEN-01). Archived and purged, never deleted directly. */
export const tenants = platformOwned(
  {
    slug: 'tenants',
    labels: { singular: 'Dealer', plural: 'Dealers' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'slug', 'template', 'status'],
      description: 'Dealers, each with their own site.',
      components: {
        beforeListTable: ['/src/admin/new-tenant/new-tenant-panel#NewTenantPanel'],
        edit: { beforeDocumentControls: ['/src/admin/tenants/dealer-site-link#DealerSiteLink'] },
      },
    },
    access: {
      read: async ({ req }) => {
        const staff = await findActiveStaff(req)
        if (!staff) return false
        return staff.platformAdmin ? true : { id: { in: staff.memberships.map((one) => one.tenant) } }
      },
      // A dealer without pages, menus and staff is of no use: the form “New dealer” creates a complete one (TEN-09).
      create: denyAll,
      update: async ({ req }) => {
        const staff = await findActiveStaff(req)
        if (!staff) return false
        return staff.platformAdmin ? true : { id: { in: listTenantsWithRole(staff, ['tenant-admin']) } }
      },
      delete: denyAll,
    },
    endpoints: [
      setUpEndpoint,
      namesEndpoint,
      siteAddressesEndpoint,
      linkChoicesEndpoint,
      exportEndpoint,
      purgeEndpoint,
    ],
    hooks: {
      beforeOperation: [limitReads],
      beforeValidate: [refuseStaleSave, requireUniqueDomains, checkAccountPathOfTenant],
      beforeChange: [guardStatus],
      beforeDelete: [refuseDelete],
    },
    fields: [
      {
        name: 'getting_started',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/src/admin/getting-started/getting-started-field#GettingStartedField' },
        },
      },
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: { description: 'Shown in the header, the footer and page titles.' },
      },
      {
        name: 'slug',
        label: 'Short name',
        type: 'text',
        required: true,
        unique: true,
        access: { update: () => false },
        validate: (value: string | null | undefined) => tenantSlugProblem(value ?? '') ?? true,
        admin: { description: 'Used for the site’s address and the dealer’s folder. You can’t change it later.' },
      },
      {
        name: 'template',
        type: 'relationship',
        relationTo: 'templates',
        access: { update: isPlatformAdmin },
        admin: {
          description:
            'The dealer inherits the switches of this template. Default: none, and the built-in defaults apply.',
        },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'active',
        options: toOptions({ active: 'Active', archived: 'Archived', purging: 'Being deleted' }),
        access: { update: isPlatformAdmin },
        filterOptions: ({ options, siblingData }) =>
          (siblingData as { status?: unknown }).status === 'purging'
            ? options
            : options.filter((option) => (typeof option === 'string' ? option : option.value) !== 'purging'),
        admin: {
          description:
            'Archiving takes the site offline, removes the dealer’s stock from search and ends its staff’s access.',
        },
      },
      {
        name: 'url',
        type: 'text',
        validate: validateWithSchema(siteUrl),
        // Links in emails and texts, and canonical URLs for search engines, are built from it.
        access: { update: isPlatformAdmin },
        admin: { description: 'The site’s public address, if it isn’t the first domain.' },
      },
      { name: 'website_id', type: 'text', maxLength: 60, admin: { description: 'The site’s ID, sent with leads.' } },
      {
        name: 'domains',
        type: 'array',
        access: { update: isPlatformAdmin },
        admin: { description: 'Domains that show this site.' },
        fields: [
          {
            name: 'host',
            type: 'text',
            required: true,
            unique: true,
            validate: (value: string | null | undefined) => domainProblem(value ?? '') ?? true,
            admin: { description: 'In lowercase and without https://, such as www.dealer.com.au.' },
          },
        ],
      },
      {
        name: 'dealership_id',
        type: 'text',
        maxLength: 60,
        admin: { description: 'Sent with leads if the location doesn’t have its own.' },
      },
      {
        name: 'dealership_slug',
        label: 'Name in feeds and leads',
        type: 'text',
        validate: validateWithSchema(kebab),
        admin: {
          description: 'A short name, such as toowong-motors. Sent with leads, and by it a feed’s vehicles are found.',
        },
      },
      {
        name: 'dealerships',
        type: 'array',
        maxRows: 100,
        admin: { description: 'For groups: the dealerships this site represents, as named in leads and feeds.' },
        fields: [
          {
            name: 'name',
            type: 'text',
            required: true,
            maxLength: 120,
            admin: { description: 'The name shoppers see.' },
          },
          {
            name: 'dealership_id',
            type: 'text',
            required: true,
            maxLength: 60,
            admin: { description: 'Its ID in leads.' },
          },
          {
            name: 'dealership_slug',
            label: 'Name in feeds and leads',
            type: 'text',
            validate: validateWithSchema(kebab),
            admin: { description: 'A short name, such as toowong-motors, as the feed writes it.' },
          },
        ],
      },
      {
        name: 'address',
        type: 'group',
        admin: { description: 'Your head office, if it isn’t one of your locations.' },
        fields: Object.entries({ street: 120, city: 60, state: 3, postcode: 4 }).map(([name, maxLength]) => ({
          name,
          type: 'text' as const,
          maxLength,
          admin: { description: 'Shown wherever the dealer’s address appears.' },
        })),
      },
      {
        name: 'plugins',
        type: 'array',
        maxRows: 50,
        access: { update: isPlatformAdmin },
        admin: { description: 'Third-party services this site can use.' },
        fields: [
          {
            name: 'name',
            type: 'text',
            required: true,
            validate: (value: string | null | undefined) =>
              /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? '') || invalidSlug('live-chat'),
            admin: { description: 'For example, live-chat.' },
          },
          {
            name: 'account',
            type: 'text',
            maxLength: 120,
            admin: { description: 'The dealer’s account name or number with this service.' },
          },
        ],
      },
      {
        name: 'override_city',
        type: 'text',
        maxLength: 60,
        admin: { description: 'Shown instead of the main location’s city.' },
      },
      {
        name: 'export',
        type: 'ui',
        admin: { components: { Field: '/src/admin/tenants/export-panel#ExportPanel' } },
      },
      {
        name: 'purge',
        type: 'ui',
        admin: {
          condition: (data) => data['status'] === 'archived',
          components: { Field: '/src/admin/tenants/purge-panel#PurgePanel' },
        },
      },
    ],
  },
  {
    menu: [
      { group: 'Settings', order: 3, roles: ['tenant-admin'], label: 'Dealer details' },
      { group: 'Platform', order: 1, roles: ['platform-admin'] },
    ],
  },
)
