import type { Field } from 'payload'
import { imageOrUrlFields } from '@/src/cms/fields/image-fields'
import { linkField } from '@/src/cms/fields/link-field'
import { tenantRelationship } from '@/src/cms/fields/references'
import { crossSellSizes } from '@/src/domain/models/model'
import { capitalize } from '@/src/domain/text/format-text'

const titleField = (maxLength = 80): Field => ({
  name: 'title',
  type: 'text',
  required: true,
  maxLength: maxLength,
  admin: { description: 'The heading of the card.' },
})
const textField: Field = {
  name: 'text',
  type: 'textarea',
  maxLength: 300,
  admin: { description: 'Shown below the name or title. Default: none.' },
}

/** Fields of the last sections of a model's page, in the order of the page (MOD-01). */
export const sectionFields: Field[] = [
  {
    name: 'driver_assistance_systems',
    type: 'array',
    maxRows: 40,
    admin: {
      initCollapsed: true,
      description:
        'The first six are shown. The others open under “See rest of … Smart Driver Assistance Systems”. Default: none.',
    },
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { description: 'For example, Adaptive Cruise Control.' },
      },
      textField,
    ],
  },
  {
    name: 'owner_benefits',
    type: 'array',
    maxRows: 3,
    admin: {
      initCollapsed: true,
      description:
        'Up to three cards, such as warranty, capped price servicing and roadside assistance. Only make claims that are true for this model. Default: none.',
    },
    fields: [
      titleField(),
      textField,
      linkField('href', 'For example, your page about the warranty. Default: none.', { label: 'Link' }),
    ],
  },
  {
    name: 'cross_sells',
    label: 'Related models',
    type: 'array',
    maxRows: 3,
    admin: {
      description:
        'Links to a smaller, a bigger and a similar model, such as “Looking for something smaller?”. Default: none.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'size',
            type: 'select',
            required: true,
            options: crossSellSizes.map((value) => ({ value, label: capitalize(value) })),
            admin: { width: '40%', description: 'How the other model compares with this one.' },
          },
          tenantRelationship({
            name: 'model',
            relationTo: 'models',
            required: true,
            admin: { width: '60%', description: 'Its name, image and link are shown.' },
          }),
        ],
      },
    ],
  },
  {
    name: 'warranty_items',
    label: 'Drive with Confidence',
    labels: { singular: 'Item', plural: 'Items' },
    type: 'array',
    maxRows: 6,
    admin: {
      initCollapsed: true,
      description:
        'The carousel at the end of the page, usually with three items. Default: none, and the carousel is hidden.',
    },
    fields: [
      titleField(),
      textField,
      ...imageOrUrlFields('image', 'image_url', 'The item’s image. Default: none.'),
      linkField('href', 'Default: none.', { label: 'Link' }),
    ],
  },
  {
    name: 'disclaimer',
    type: 'textarea',
    maxLength: 1000,
    admin: { description: 'Shown in small print at the end of the page. Default: none.' },
  },
]
