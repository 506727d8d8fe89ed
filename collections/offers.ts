import { editorsAndViewers } from '@/src/domain/panel/menu'
import { richTextField } from '@/src/cms/fields/rich-text-field'
import { linkFields, imageFields } from '@/src/blocks/fields'
import { slugSegmentProblem } from '@/src/domain/content/slug'
import { requireUniqueSlug, checkedSlugField } from '@/src/cms/fields/unique-slug'
import { draftVersions } from '@/src/cms/documents/preview'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { listPagination, imageColumn, windowColumn } from '@/src/cms/fields/list-columns'
import { windowFields } from '@/src/cms/fields/window-fields'

/** Offers at /special-offers and /offers/{slug}, each shown for a limited time (CNT-04). */
export const offers = tenantOwned(
  {
    slug: 'offers',
    trash: true,
    labels: { singular: 'Offer', plural: 'Offers' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'picture', 'shows', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'slug', 'summary'],
      pagination: listPagination,
      description: 'Listed on /special-offers while they run; each has a page of its own.',
    },
    defaultSort: '-start',
    versions: draftVersions,
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    hooks: { beforeValidate: [requireUniqueSlug] },
    fields: [
      imageColumn(),
      windowColumn,
      { name: 'title', type: 'text', required: true, maxLength: 120, admin: { description: 'What is offered.' } },
      checkedSlugField('Last part of its address, such as spring-service.', slugSegmentProblem, 'offers/'),
      {
        name: 'summary',
        type: 'textarea',
        required: true,
        maxLength: 300,
        admin: { description: 'One or two sentences, on the list and below the title.' },
      },
      ...imageFields('Above the words, 3:2.'),
      richTextField('body', 'The whole offer.'),
      {
        name: 'terms',
        type: 'textarea',
        maxLength: 2000,
        admin: { description: 'Conditions, in small print below the offer: dates, exclusions, who may take it.' },
      },
      ...linkFields('the button'),
      ...windowFields(),
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 1 },
    exported: true,
    menu: { group: 'Promotions', order: 2, roles: editorsAndViewers },
  },
)
