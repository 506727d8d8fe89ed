import { editorsAndViewers } from '@/src/domain/panel/menu'
import { hrefField, imageFields } from '@/src/blocks/fields'
import { promoDisplays } from '@/src/domain/content/promo'
import { listPagination, imageColumn, windowColumn } from '@/src/cms/fields/list-columns'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { windowFields } from '@/src/cms/fields/window-fields'
import { versionHistory } from '@/src/cms/documents/preview'

const displayLabels = { all: 'All cars', new: 'New cars', demo: 'Demonstrators', used: 'Used cars' } as const

/** Cards among search results and in rows of pages, each shown for a limited time (CNT-03). */
export const promoCards = tenantOwned(
  {
    slug: 'promo-cards',
    trash: true,
    labels: { singular: 'Promo card', plural: 'Promo cards' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'picture', 'shows', 'display', 'position', 'updatedAt'],
      listSearchableFields: ['title', 'text', 'href'],
      pagination: listPagination,
      description: 'Cards among the cars of your search page and wherever a page has the block “Promo cards”.',
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
        admin: { description: 'What the card says, large.' },
      },
      { name: 'text', type: 'textarea', maxLength: 240, admin: { description: 'A sentence below it.' } },
      ...imageFields('Behind or above the words, 3:2.'),
      hrefField('href', 'Where the card leads, such as /special-offers.'),
      {
        name: 'link_label',
        type: 'text',
        maxLength: 40,
        admin: { description: 'Words on its button; empty says “Find out more”.' },
      },
      ...windowFields(),
      {
        name: 'position',
        type: 'number',
        required: true,
        defaultValue: 4,
        min: 0,
        max: 60,
        admin: { description: 'After how many cars of a page of results it stands; 0 is before the first. Default 4.' },
      },
      {
        name: 'display',
        type: 'select',
        required: true,
        defaultValue: 'all',
        options: promoDisplays.map((value) => ({ value, label: displayLabels[value] })),
        admin: { description: 'The kind of car it is about: it shows where those are among the results.' },
      },
      {
        name: 'strictDisplay',
        label: 'Only where nothing else is looked at',
        type: 'checkbox',
        defaultValue: false,
        admin: {
          description: 'Shows only in searches of exactly that kind of car. Off: also where it is one of several.',
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
