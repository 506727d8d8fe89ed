import type { CollectionConfig } from 'payload'
import { switchesField } from '@/collections/shared/switches-field'
import { tenantOwned } from '@/collections/shared/tenant-owned'
import { keptVersions } from '@/collections/shared/preview'

/** One document per tenant: its switches, numbers and legal facts (TEN-02, TEN-08). */
export const siteSettings: CollectionConfig = tenantOwned(
  {
    slug: 'site-settings',
    labels: { singular: 'Site settings', plural: 'Site settings' },
    admin: { group: 'Settings' },
    versions: keptVersions,
    fields: [
      { name: 'phone', type: 'text', admin: { description: 'Main number; shown in the header and footer.' } },
      { name: 'email', type: 'email' },
      {
        name: 'licence',
        type: 'text',
        admin: { description: 'Dealer licence, with its state’s label, on every page.' },
      },
      { name: 'abn', type: 'text', label: 'ABN' },
      { name: 'manufacturer_name', type: 'text', admin: { description: 'Only for dealers of one manufacturer.' } },
      {
        name: 'social',
        type: 'group',
        fields: ['facebook', 'instagram', 'youtube', 'linkedin'].map((name) => ({ name, type: 'text' as const })),
      },
      {
        name: 'legal',
        type: 'group',
        admin: { description: 'Short texts shown in the footer and beside prices.' },
        fields: [
          { name: 'privacy', type: 'textarea' },
          { name: 'terms', type: 'textarea' },
          { name: 'prices', type: 'textarea' },
        ],
      },
      switchesField('This site’s own choices; a switch left out inherits.'),
    ],
  },
  { write: ['tenant-admin'] },
)
