import { editorsAndViewers } from '@/src/domain/panel/menu'
import { priceChangeField } from '@/src/cms/fields/price-change-field'
import { imageFields } from '@/src/blocks/fields'
import { linkField } from '@/src/cms/fields/link-field'
import { promoDisplays } from '@/src/domain/content/promo'
import { listPagination, imageColumn, windowColumn } from '@/src/cms/fields/list-columns'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { windowFields } from '@/src/cms/fields/window-fields'
import { versionHistory } from '@/src/cms/documents/preview'

const displayLabels = {
  all: 'All vehicles',
  new: 'New vehicles',
  demo: 'Demonstrators',
  used: 'Used vehicles',
} as const

/** Cards among search results and in rows of pages, each shown for a limited time (CNT-03). */
export const promoCards = tenantOwned(
  {
    slug: 'promo-cards',
    trash: true,
    labels: { singular: 'Promo card', plural: 'Promo cards' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'thumbnail', 'shows', 'display', 'position', 'updatedAt'],
      listSearchableFields: ['title', 'text', 'href'],
      pagination: listPagination,
      description: 'Cards shown among the results of your search page, and on pages with a “Promo cards” block.',
    },
    defaultSort: 'position',
    versions: versionHistory,
    fields: [
      imageColumn(),
      windowColumn,
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { description: 'The heading of the card.' },
      },
      { name: 'text', type: 'textarea', maxLength: 240, admin: { description: 'A sentence below the heading.' } },
      ...imageFields(
        'Shown behind the text. The card is tall among search results and wide on pages, so keep what matters in the middle of the image: its sides are cut off.',
      ),
      linkField('href', 'The page the card links to, such as your special offers.', { label: 'Link' }),
      {
        name: 'link_label',
        type: 'text',
        maxLength: 40,
        admin: { description: 'The text on its button. Default: Find out more.' },
      },
      ...windowFields(),
      priceChangeField('The card is shown only while it runs.'),
      {
        name: 'position',
        type: 'number',
        required: true,
        defaultValue: 4,
        min: 0,
        max: 60,
        admin: {
          description:
            'The number of vehicles shown before the card on a page of results. Enter 0 to show it first. Default: 4.',
        },
      },
      {
        name: 'display',
        type: 'select',
        required: true,
        defaultValue: 'all',
        options: promoDisplays.map((value) => ({ value, label: displayLabels[value] })),
        admin: { description: 'The card is shown when the results include these vehicles.' },
      },
      {
        name: 'strictDisplay',
        label: 'Only in searches for these vehicles',
        type: 'checkbox',
        defaultValue: false,
        admin: {
          description: 'Turn on to hide the card in searches that also include other types of vehicle. Default: off.',
        },
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 1 },
    exported: true,
    menu: { group: 'Promotions', order: 1, roles: editorsAndViewers, label: 'Promo cards' },
  },
)
