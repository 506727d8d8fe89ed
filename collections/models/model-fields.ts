import type { Field } from 'payload'
import { imageOrUrlFields } from '@/src/cms/fields/image-fields'
import { validateHref } from '@/src/cms/fields/link-field'
import { tenantRelationship, tenantUpload } from '@/src/cms/fields/references'

export const modelFields: Field[] = [
  tenantRelationship({
    name: 'manufacturer',
    relationTo: 'manufacturers',
    required: true,
    admin: { description: 'Used together with the name to find stock of this model.' },
  }),
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 60,
    admin: { description: 'Without the manufacturer, spelled as in your stock feed. For example, Tiggo 7 Pro.' },
  },
  {
    name: 'body',
    type: 'text',
    maxLength: 60,
    admin: { description: 'For example, SUV or Ute. Shown on cards and in the Models menu. Default: none.' },
  },
  {
    name: 'short_description',
    type: 'textarea',
    maxLength: 300,
    admin: { description: 'Shown under the name, on cards and in shared links.' },
  },
  ...imageOrUrlFields('image', 'image_url', 'Shown on cards and in shared links. Default: a drawing of its body type.'),
  tenantUpload(
    {
      name: 'brochure',
      admin: {
        description:
          'A PDF that opens in a new tab from “View full specifications”. Default: none, and the link is hidden.',
      },
    },
    'brochures',
  ),
  {
    name: 'brochure_url',
    label: 'Brochure link',
    type: 'text',
    maxLength: 500,
    validate: validateHref,
    admin: { description: 'Used if you don’t upload a brochure. For example, its address on the manufacturer’s site.' },
  },
  {
    name: 'model_specifications',
    label: 'Specifications',
    type: 'array',
    maxRows: 40,
    admin: {
      description: 'The first four are shown in large type under the banners. Rows without a value are hidden.',
      initCollapsed: true,
      components: { RowLabel: '/src/admin/models/row-label-field#SpecificationLabel' },
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'value', type: 'text', maxLength: 40, admin: { description: 'For example, 137 kW.', width: '50%' } },
          {
            name: 'category',
            type: 'text',
            required: true,
            maxLength: 60,
            admin: { description: 'For example, Power.', width: '50%' },
          },
        ],
      },
    ],
  },
]
