import type { CollectionConfig, Field } from 'payload'
import { footerStyles, headerStyles } from '@/src/domain/tenancy/site'
import { tenantOwned } from '@/collections/shared/tenant-owned'
import { tenantUpload } from '@/collections/shared/references'

const colour = (name: string, description: string, required = true): Field => ({
  name,
  type: 'text',
  required,
  validate: (value: string | null | undefined) =>
    (!required && !value) || /^#[0-9a-f]{6}$/i.test(value ?? '') || 'A colour such as #1F5F4B.',
  admin: { description },
})

/** How a tenant's site looks (TEN-10). */
export const theme: CollectionConfig = tenantOwned(
  {
    slug: 'theme',
    labels: { singular: 'Theme', plural: 'Themes' },
    admin: { group: 'Settings' },
    fields: [
      colour('accent', 'The action that matters most on a screen, and nothing else.'),
      colour('secondary', 'Supporting colour.', false),
      colour('surface', 'Page background.'),
      colour('surface_alt', 'Background of every second section.'),
      colour('ink', 'Text.'),
      { name: 'dark', type: 'checkbox', defaultValue: false, admin: { description: 'Light text on dark surfaces.' } },
      { name: 'heading_font', type: 'text', required: true },
      { name: 'text_font', type: 'text', required: true },
      { name: 'radius', type: 'number', required: true, min: 0, max: 32 },
      { name: 'header', type: 'select', required: true, options: [...headerStyles] },
      { name: 'footer', type: 'select', required: true, options: [...footerStyles] },
      tenantUpload({ name: 'logo' }),
      { name: 'logo_url', type: 'text', admin: { description: 'A logo that ships with the tenant’s folder.' } },
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
