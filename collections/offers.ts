import { editorsAndViewers } from '@/src/domain/panel/menu'
import { findOfferProblem } from '@/src/domain/panel/page-problems'
import { richTextField } from '@/src/cms/fields/rich-text-field'
import { priceChangeField } from '@/src/cms/fields/price-change-field'
import { linkFields, imageFields } from '@/src/blocks/fields'
import { slugSegmentProblem } from '@/src/domain/content/slug'
import { checkedSlugField, checkedSlugHooks } from '@/src/cms/fields/unique-slug'
import { draftVersions } from '@/src/cms/documents/preview'
import { titleForCopy } from '@/src/cms/fields/title-for-copy'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { copyColumn, listPagination, imageColumn } from '@/src/cms/fields/list-columns'
import { windowFields } from '@/src/cms/fields/window-fields'

/** Offers at /special-offers and /offers/{slug}, each shown for a limited time (CNT-04). */
export const offers = tenantOwned(
  {
    slug: 'offers',
    trash: true,
    labels: { singular: 'Offer', plural: 'Offers' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'thumbnail', '_status', 'updatedAt', 'copy'],
      listSearchableFields: ['title', 'slug', 'summary'],
      pagination: listPagination,
      description: 'Current offers are listed at /special-offers. Each offer also has its own page.',
    },
    defaultSort: '-start',
    versions: draftVersions,
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    hooks: { beforeValidate: checkedSlugHooks('title', slugSegmentProblem) },
    fields: [
      imageColumn(),
      copyColumn,
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 120,
        hooks: { beforeDuplicate: [titleForCopy(120)] },
        admin: { description: 'The heading of the offer, such as Spring service special.' },
      },
      checkedSlugField(
        'The last part of the page’s address, such as spring-service. Leave empty to create it from the title.',
        slugSegmentProblem,
        'offers/',
      ),
      {
        name: 'summary',
        type: 'textarea',
        required: true,
        maxLength: 300,
        admin: { description: 'One or two sentences, shown in the list and below the title.' },
      },
      ...imageFields('Shown above the text. Use a 3:2 image.'),
      richTextField('body', 'The full details of the offer.'),
      {
        name: 'terms',
        type: 'textarea',
        maxLength: 2000,
        admin: { description: 'Shown in small print below the offer: dates, exclusions and who is eligible.' },
      },
      ...linkFields('the button'),
      ...windowFields(),
      priceChangeField(
        'The offer is shown from its start to its end, lists exactly its vehicles, and disappears when you stop or undo it.',
      ),
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 1 },
    page: {
      routes: ['/offers/[slug]'],
      lists: ['/special-offers'],
      findProblem: findOfferProblem,
      links: { group: 'Offers', otherSlugs: ['id'], start: 'start', expiry: 'expiry' },
    },
    exported: true,
    menu: { group: 'Promotions', order: 2, roles: editorsAndViewers },
  },
)
