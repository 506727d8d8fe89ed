import type { CollectionConfig } from 'payload'
import { tenantOwned } from '@/collections/shared/tenant-owned'
import { tenantUpload } from '@/collections/shared/references'

/** A tenant's home page (CNT-01). */
export const home: CollectionConfig = tenantOwned(
  {
    slug: 'home',
    labels: { singular: 'Home page', plural: 'Home pages' },
    admin: { group: 'Content' },
    fields: [
      {
        name: 'hero',
        type: 'group',
        fields: [
          { name: 'title', type: 'text', required: true },
          { name: 'text', type: 'textarea' },
          tenantUpload({ name: 'image' }),
          { name: 'image_url', type: 'text', admin: { description: 'A picture that ships with the site.' } },
        ],
      },
      {
        name: 'tiles',
        type: 'array',
        maxRows: 12,
        fields: [
          { name: 'label', type: 'text', required: true },
          { name: 'href', type: 'text', required: true },
          { name: 'body', type: 'text', admin: { description: 'Body type whose icon and count are shown.' } },
          { name: 'make', type: 'text', admin: { description: 'Make whose mark and count are shown.' } },
        ],
      },
      {
        name: 'about',
        type: 'group',
        fields: [
          { name: 'title', type: 'text' },
          { name: 'text', type: 'textarea' },
        ],
      },
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
