import type { CollectionConfig } from 'payload'
import { picture } from '@/src/domain/tenancy/folder-parts'
import { checkedBy } from './shared/checked-by'
import { tenantOwned } from './shared/tenant-owned'
import { tenantUpload } from './shared/references'

/** What a dealership sells beside vehicles: parts and accessories, found in the dealership-items search (SRCH-15). */
export const dealershipItems: CollectionConfig = tenantOwned(
  {
    slug: 'dealership-items',
    labels: { singular: 'Dealership item', plural: 'Dealership items' },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'categories', 'price_cents'], group: 'Content' },
    defaultSort: 'name',
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 120 },
      { name: 'part_number', type: 'text', maxLength: 60 },
      { name: 'description', type: 'textarea', maxLength: 500 },
      { name: 'categories', type: 'text', hasMany: true, maxLength: 60 },
      {
        name: 'price_cents',
        label: 'Price in cents',
        type: 'number',
        min: 1,
        max: 99_999_999_00,
        admin: { description: 'Such as 24900 for $249; empty where it has none.' },
      },
      {
        name: 'dealership_id',
        type: 'text',
        required: true,
        maxLength: 60,
        admin: { description: 'The dealership that sells it, as in the tenant’s or a location’s dealership ID.' },
      },
      tenantUpload({ name: 'image' }),
      {
        name: 'image_url',
        type: 'text',
        validate: checkedBy(picture),
        admin: { description: 'A picture that ships with the site.' },
      },
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
