import type { CollectionConfig, Field } from 'payload'
import { tenantOwned } from '@/collections/shared/tenant-owned'

const safeHref = (value: string | null | undefined): true | string =>
  !value || /^(\/(?!\/)|https:\/\/|tel:|mailto:|#)/.test(value) || 'A path such as /search, or a full https address.'

const label: Field = { name: 'label', type: 'text', required: true }
const link = (required: boolean): Field => ({ name: 'href', type: 'text', required, validate: safeHref })

/** A tenant's header menu (CNT-02). */
export const header: CollectionConfig = tenantOwned(
  {
    slug: 'header',
    labels: { singular: 'Header', plural: 'Headers' },
    admin: { group: 'Content' },
    fields: [
      {
        name: 'items',
        type: 'array',
        maxRows: 10,
        fields: [
          label,
          link(false),
          {
            name: 'list',
            type: 'select',
            options: [{ label: 'Models', value: 'models' }],
            admin: {
              description:
                'Lists the models that are “in the Models menu” under this item, by themselves. Default: only the children below.',
            },
          },
          { name: 'children', type: 'array', maxRows: 24, fields: [label, link(true), { name: 'note', type: 'text' }] },
        ],
      },
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)

/** A tenant's footer (CNT-02). */
export const footer: CollectionConfig = tenantOwned(
  {
    slug: 'footer',
    labels: { singular: 'Footer', plural: 'Footers' },
    admin: { group: 'Content' },
    fields: [
      {
        name: 'groups',
        type: 'array',
        maxRows: 8,
        fields: [
          { name: 'title', type: 'text', required: true },
          { name: 'links', type: 'array', maxRows: 20, fields: [label, link(true)] },
        ],
      },
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
