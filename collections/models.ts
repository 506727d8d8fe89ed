import type { CollectionConfig } from 'payload'
import { tenantOwned } from './shared/tenant-owned'
import { tenantUpload } from './shared/references'

/** D§3 Model: a manufacturer's model that the dealer sells, found in the car-model search (SRCH-15). */
export const models: CollectionConfig = tenantOwned(
  {
    slug: 'models',
    labels: { singular: 'Model', plural: 'Models' },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'manufacturer', 'body', 'status'], group: 'Content' },
    defaultSort: 'name',
    fields: [
      {
        name: 'manufacturer',
        type: 'group',
        fields: [{ name: 'name', type: 'text', required: true, maxLength: 60 }],
      },
      { name: 'name', type: 'text', required: true, maxLength: 60 },
      { name: 'body', type: 'text', maxLength: 60, admin: { description: 'Such as SUV or Ute.' } },
      { name: 'short_description', type: 'textarea', maxLength: 300 },
      tenantUpload({ name: 'image' }),
      {
        name: 'image_url',
        type: 'text',
        maxLength: 500,
        admin: { description: 'A picture that ships with the site.' },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'available',
        options: [
          { label: 'Available', value: 'available' },
          { label: 'Coming soon', value: 'coming_soon' },
        ],
      },
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
