import type { Field } from 'payload'
import { tenantUpload } from './references'

/** The metadata of a page for search engines and shared links (CNT-07). */
export const seoFields: Field = {
  name: 'seo',
  type: 'group',
  label: 'Search engines and shared links',
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: 70,
      admin: { description: 'The title in search results, up to 70 characters. Default: the page’s title.' },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 200,
      admin: { description: 'One or two sentences below the title in search results, up to 200 characters.' },
    },
    tenantUpload({ name: 'image', admin: { description: 'The image in links that people share, 1200 × 630 pixels.' } }),
    {
      name: 'noindex',
      label: 'Hide from search engines',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Asks search engines not to list this page.' },
    },
  ],
}
