import { isDay } from '@/src/domain/time/days'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { tenantRelationship } from '@/src/cms/fields/references'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { versionHistory } from '@/src/cms/documents/preview'

/** Customers' reviews of a location (LOC-08). */
export const reviews = tenantOwned(
  {
    slug: 'reviews',
    trash: true,
    admin: {
      useAsTitle: 'author',
      defaultColumns: ['author', 'rating', 'date', 'location', 'hidden'],
      listSearchableFields: ['author', 'text'],
      pagination: listPagination,
      description:
        'Only what customers really wrote: invented or selected reviews mislead (Australian Consumer Law). Shown on the location’s page; their average and number stand on its card.',
    },
    defaultSort: '-date',
    versions: versionHistory,
    disableDuplicate: true,
    fields: [
      tenantRelationship({
        name: 'location',
        relationTo: 'locations',
        required: true,
        admin: { description: 'On whose page it stands, and whose average it counts for.' },
      }),
      { name: 'author', type: 'text', required: true, maxLength: 80, admin: { description: 'As they signed it.' } },
      {
        name: 'rating',
        type: 'number',
        required: true,
        validate: (value: number | null | undefined) =>
          (typeof value === 'number' && value >= 1 && value <= 5 && Number.isInteger(value * 2)) ||
          'From 1 to 5 stars, in halves.',
        admin: { step: 0.5, description: 'Stars, 1 to 5.' },
      },
      {
        name: 'date',
        type: 'text',
        required: true,
        validate: (value: string | null | undefined) => isDay(value ?? '') || 'A day such as 2026-09-14.',
        admin: { description: 'When it was written, such as 2026-09-14. The newest stand first.' },
      },
      { name: 'text', type: 'textarea', maxLength: 2000, admin: { description: 'In the customer’s own words.' } },
      {
        name: 'hidden',
        type: 'checkbox',
        defaultValue: false,
        index: true,
        admin: {
          description: 'Leaves its words off the page; average and number still count it. Off by default.',
        },
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: false,
    exported: true,
    menu: { group: 'Locations', order: 3, roles: editorsAndViewers },
  },
)
