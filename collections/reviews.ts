import { editorsAndViewers } from '@/src/domain/panel/menu'
import { tenantRelationship } from '@/src/cms/fields/references'
import { listPagination } from '@/src/cms/fields/list-columns'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { versionHistory } from '@/src/cms/documents/preview'
import { dayField } from '@/src/cms/fields/day-field'

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
        'Reviews shown on a location’s page. Its card shows their average and number. Add only genuine reviews, and don’t leave out bad ones: misleading reviews breach the Australian Consumer Law.',
    },
    defaultSort: '-date',
    versions: versionHistory,
    disableDuplicate: true,
    fields: [
      tenantRelationship({
        name: 'location',
        relationTo: 'locations',
        required: true,
        admin: { description: 'The review is shown on this location’s page and counts towards its average.' },
      }),
      {
        name: 'author',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { description: 'The customer’s name, as they signed the review.' },
      },
      {
        name: 'rating',
        type: 'number',
        required: true,
        validate: (value: number | null | undefined) =>
          (typeof value === 'number' && value >= 1 && value <= 5 && Number.isInteger(value * 2)) ||
          'Enter a rating from 1 to 5 stars, in steps of half a star.',
        admin: { step: 0.5, description: 'Stars, 1 to 5.' },
      },
      dayField({
        name: 'date',
        required: true,
        admin: { description: 'The date the review was written. The newest reviews are shown first.' },
      }),
      { name: 'text', type: 'textarea', maxLength: 2000, admin: { description: 'In the customer’s own words.' } },
      {
        name: 'hidden',
        type: 'checkbox',
        defaultValue: false,
        index: true,
        admin: {
          description:
            'Hides the text on your site. The review still counts towards the average and number. Default: off.',
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
