import type { CollectionConfig, FieldAccess } from 'payload'
import { slugProblem } from '@/src/domain/tenancy/slug'
import { hostProblem } from '@/src/domain/tenancy/host'
import { nobody, platformOnly } from './shared/access'
import { staffOf, tenantsWith } from './shared/roles'

const platformField: FieldAccess = ({ req }) => staffOf(req)?.platformAdmin === true

/** A dealer or dealer group with a site of its own (TEN-01). Archived, never deleted: its rows would lose their owner. */
export const tenants: CollectionConfig = {
  slug: 'tenants',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug', 'template', 'status'], group: 'Platform' },
  lockDocuments: false,
  access: {
    read: ({ req }) => {
      const staff = staffOf(req)
      if (!staff) return false
      return staff.platformAdmin ? true : { id: { in: staff.memberships.map((one) => one.tenant) } }
    },
    create: platformOnly,
    update: ({ req }) => {
      const staff = staffOf(req)
      if (!staff) return false
      return staff.platformAdmin ? true : { id: { in: tenantsWith(staff, ['tenant-admin']) } }
    },
    delete: nobody,
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      admin: { description: 'Shown in the header, the footer and page titles.' },
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      access: { update: () => false },
      validate: (value: string | null | undefined) => slugProblem(value ?? '') ?? true,
      admin: { description: 'Names the site’s address and folder; fixed once made.' },
    },
    { name: 'template', type: 'relationship', relationTo: 'templates', access: { update: platformField } },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'active',
      options: ['active', 'archived'],
      access: { update: platformField },
      admin: { description: 'An archived tenant’s site answers 404 and its stock leaves the search index.' },
    },
    { name: 'url', type: 'text', admin: { description: 'Public address, where it is not the first domain.' } },
    { name: 'website_id', type: 'text', admin: { description: 'Identifier sent with leads.' } },
    {
      name: 'domains',
      type: 'array',
      access: { update: platformField },
      admin: { description: 'Host names that show this site.' },
      fields: [
        {
          name: 'host',
          type: 'text',
          required: true,
          unique: true,
          validate: (value: string | null | undefined) => hostProblem(value ?? '') ?? true,
        },
      ],
    },
    { name: 'dealership_id', type: 'text' },
    { name: 'dealership_slug', type: 'text' },
    { name: 'override_city', type: 'text', admin: { description: 'City shown in place of the primary location’s.' } },
  ],
}
