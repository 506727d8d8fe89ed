import type { FieldAccess } from 'payload'
import { tenantSlugProblem } from '@/src/domain/tenancy/slug'
import { siteUrl, kebab } from '@/src/domain/tenancy/folder-schemas'
import { domainProblem } from '@/src/domain/tenancy/host'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { refuseStaleSave } from '@/src/cms/documents/refuse-stale'
import { validateWithSchema } from '@/src/cms/fields/validate-with-schema'
import { checkAccountPathOfTenant } from '@/src/cms/fields/account-path'
import { limitReads, platformOwned } from '@/src/cms/access/tenant-owned'
import { denyAll, allowPlatform } from '@/src/cms/access/access'
import { staffOf, tenantsWith } from '@/src/cms/access/roles'
import { guardStatus, refuseDelete } from './guard-status'
import { requireUniqueDomains } from './unique-domains'
import { namesEndpoint } from '@/src/cms/names-endpoint'
import { exportEndpoint } from './export-endpoint'
import { purgeEndpoint } from './purge-endpoint'
import { setUpEndpoint } from './set-up-endpoint'

const isPlatformAdmin: FieldAccess = ({ req }) => staffOf(req)?.platformAdmin === true

/** A dealer or dealer group with its own site (TEN-01). Archived and purged, never deleted directly. */
export const tenants = platformOwned(
  {
    slug: 'tenants',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'slug', 'template', 'status'],
      description: 'Dealers, each with a site of its own.',
      components: { beforeListTable: ['/src/admin/new-tenant/new-tenant-panel#NewTenantPanel'] },
    },
    access: {
      read: async ({ req }) => {
        const staff = await findActiveStaff(req)
        if (!staff) return false
        return staff.platformAdmin ? true : { id: { in: staff.memberships.map((one) => one.tenant) } }
      },
      create: allowPlatform,
      update: async ({ req }) => {
        const staff = await findActiveStaff(req)
        if (!staff) return false
        return staff.platformAdmin ? true : { id: { in: tenantsWith(staff, ['tenant-admin']) } }
      },
      delete: denyAll,
    },
    endpoints: [setUpEndpoint, namesEndpoint, exportEndpoint, purgeEndpoint],
    hooks: {
      beforeOperation: [limitReads],
      beforeValidate: [refuseStaleSave, requireUniqueDomains, checkAccountPathOfTenant],
      beforeChange: [guardStatus],
      beforeDelete: [refuseDelete],
    },
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: { description: 'Shown in the header, the footer and page titles.' },
      },
      {
        name: 'slug',
        type: 'text',
        required: true,
        unique: true,
        access: { update: () => false },
        validate: (value: string | null | undefined) => tenantSlugProblem(value ?? '') ?? true,
        admin: { description: 'Names the site’s address and folder; fixed once made.' },
      },
      {
        name: 'template',
        type: 'relationship',
        relationTo: 'templates',
        access: { update: isPlatformAdmin },
        admin: { description: 'Whose switches it inherits. Default: the built-in ones.' },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'active',
        options: ['active', 'archived', 'purging'],
        access: { update: isPlatformAdmin },
        filterOptions: ({ options, siblingData }) =>
          (siblingData as { status?: unknown }).status === 'purging'
            ? options
            : options.filter((option) => (typeof option === 'string' ? option : option.value) !== 'purging'),
        admin: {
          description:
            'An archived tenant’s site answers 404, its staff see nothing of it and its stock leaves search.',
        },
      },
      {
        name: 'url',
        type: 'text',
        validate: validateWithSchema(siteUrl),
        // Links in emails and texts, and canonical URLs for search engines, are built from it.
        access: { update: isPlatformAdmin },
        admin: { description: 'Public address, where it is not the first domain.' },
      },
      { name: 'website_id', type: 'text', maxLength: 60, admin: { description: 'Identifier sent with leads.' } },
      {
        name: 'domains',
        type: 'array',
        access: { update: isPlatformAdmin },
        admin: { description: 'Host names that show this site.' },
        fields: [
          {
            name: 'host',
            type: 'text',
            required: true,
            unique: true,
            validate: (value: string | null | undefined) => domainProblem(value ?? '') ?? true,
            admin: { description: 'Alone, in lower case, such as www.dealer.com.au.' },
          },
        ],
      },
      {
        name: 'dealership_id',
        type: 'text',
        maxLength: 60,
        admin: { description: 'Sent with leads, where a location has none.' },
      },
      {
        name: 'dealership_slug',
        type: 'text',
        validate: validateWithSchema(kebab),
        admin: { description: 'Sent with leads; names the dealership in feeds.' },
      },
      {
        name: 'dealerships',
        type: 'array',
        maxRows: 100,
        admin: { description: 'Of a group: the dealerships this site speaks for, as leads and feeds name them.' },
        fields: [
          {
            name: 'name',
            type: 'text',
            required: true,
            maxLength: 120,
            admin: { description: 'As shoppers know it.' },
          },
          {
            name: 'dealership_id',
            type: 'text',
            required: true,
            maxLength: 60,
            admin: { description: 'As leads name it.' },
          },
          {
            name: 'dealership_slug',
            type: 'text',
            validate: validateWithSchema(kebab),
            admin: { description: 'As feeds name it.' },
          },
        ],
      },
      {
        name: 'address',
        type: 'group',
        admin: { description: 'Head office, where it is not one of the locations.' },
        fields: Object.entries({ street: 120, city: 60, state: 3, postcode: 4 }).map(([name, maxLength]) => ({
          name,
          type: 'text' as const,
          maxLength,
          admin: { description: 'Of the head office, where the dealer’s address shows.' },
        })),
      },
      {
        name: 'plugins',
        type: 'array',
        maxRows: 50,
        access: { update: isPlatformAdmin },
        admin: { description: 'Outside services this site may use.' },
        fields: [
          {
            name: 'name',
            type: 'text',
            required: true,
            validate: (value: string | null | undefined) =>
              /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? '') || 'Small letters, digits and hyphens, such as live-chat.',
            admin: { description: 'Such as live-chat.' },
          },
          {
            name: 'account',
            type: 'text',
            maxLength: 120,
            admin: { description: 'What this dealer is known by there.' },
          },
        ],
      },
      {
        name: 'override_city',
        type: 'text',
        maxLength: 60,
        admin: { description: 'City shown in place of the primary location’s.' },
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
