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
      admin: { description: 'Title in search results, 70 characters at most; empty uses the page’s own.' },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 200,
      admin: { description: 'One or two sentences below the title in search results, 200 characters at most.' },
    },
    tenantUpload({ name: 'image', admin: { description: 'Picture of links shared with friends, 1200 × 630 pixels.' } }),
    {
      name: 'noindex',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Asks search engines to leave this page out.' },
    },
  ],
}
