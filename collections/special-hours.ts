import type { CollectionConfig } from 'payload'
import { clockField } from './shared/clock-field'
import { tenantRelationship } from './shared/references'
import { tenantOwned } from './shared/tenant-owned'

/** Holiday hours (D§3, LOC-05): one day on which some locations keep other hours. */
export const specialHours: CollectionConfig = tenantOwned(
  {
    slug: 'special-hours',
    labels: { singular: 'Special hours', plural: 'Special hours' },
    admin: { useAsTitle: 'name', defaultColumns: ['date', 'name', 'status', 'locations'], group: 'Locations' },
    defaultSort: 'date',
    fields: [
      {
        name: 'date',
        type: 'text',
        required: true,
        validate: (value: string | null | undefined) =>
          /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') || 'A day such as 2026-12-25.',
        admin: { description: 'The day at the location, such as 2026-12-25.' },
      },
      { name: 'name', type: 'text', admin: { description: 'Such as Christmas Day.' } },
      tenantRelationship({ name: 'locations', relationTo: 'locations', hasMany: true, required: true }),
      {
        name: 'department',
        type: 'select',
        required: true,
        defaultValue: 'all',
        options: ['all', 'sales', 'service', 'parts'],
      },
      { name: 'status', type: 'select', required: true, options: ['Open', 'Closed'] },
      { type: 'row', fields: [clockField('start_hour', 'Opens'), clockField('end_hour', 'Closes')] },
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
