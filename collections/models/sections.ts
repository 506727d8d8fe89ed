import type { Field } from 'payload'
import { linkField, imageOrUrlFields } from '@/src/cms/fields/image-fields'
import { tenantRelationship } from '@/src/cms/fields/references'
import { crossSellSizes } from '@/src/domain/models/model'

const titleField = (maxLength = 80): Field => ({
  name: 'title',
  type: 'text',
  required: true,
  maxLength: maxLength,
  admin: { description: 'Heads its card.' },
})
const textField: Field = {
  name: 'text',
  type: 'textarea',
  maxLength: 300,
  admin: { description: 'Below its name or title. Default: nothing.' },
}
const collapsedCards = { initCollapsed: true, components: { RowLabel: '/src/admin/models/row-label-field#CardLabel' } }

/** Fields of the last sections of a model's page, in the order of the page (MOD-01). */
export const sectionFields: Field[] = [
  {
    name: 'driver_assistance_systems',
    type: 'array',
    maxRows: 40,
    admin: {
      ...collapsedCards,
      description:
        'Six show, the rest under “See rest of … Smart Driver Assistance Systems”; the number is counted. Default: none.',
      components: { RowLabel: '/src/admin/models/row-label-field#NameLabel' },
    },
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { description: 'Such as Adaptive Cruise Control.' },
      },
      textField,
    ],
  },
  {
    name: 'owner_benefits',
    type: 'array',
    maxRows: 3,
    admin: {
      ...collapsedCards,
      description:
        'Three cards, such as warranty, capped price servicing and roadside assistance. Claims must be true of this model. Default: none.',
    },
    fields: [
      titleField(),
      textField,
      linkField('Such as /pages/warranty, /pages/capped-price-service, /pages/roadside-assistance.'),
    ],
  },
  {
    name: 'cross_sells',
    label: 'Smaller, bigger, similar',
    type: 'array',
    maxRows: 3,
    admin: {
      description: '“Looking for something smaller?” and so on, one model each. Default: none.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'size',
            type: 'select',
            required: true,
            options: [...crossSellSizes],
            admin: { width: '40%', description: 'What the other model is beside this one.' },
          },
          tenantRelationship({
            name: 'model',
            relationTo: 'models',
            required: true,
            admin: { width: '60%', description: 'Its name, picture and link show.' },
          }),
        ],
      },
    ],
  },
  {
    name: 'warranty_items',
    label: 'Drive with Confidence',
    type: 'array',
    maxRows: 6,
    admin: {
      ...collapsedCards,
      description: 'The carousel at the end of the page, usually three items. Default: none, and no carousel.',
    },
    fields: [
      titleField(),
      textField,
      ...imageOrUrlFields('image', 'image_url', 'The item’s picture. Default: none.'),
      linkField('Default: none.'),
    ],
  },
  {
    name: 'disclaimer',
    type: 'textarea',
    maxLength: 1000,
    admin: { description: 'Small at the end of the page. Default: none.' },
  },
]
