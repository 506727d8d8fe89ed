import type { Field } from 'payload'
import { imageOrUrlFields } from '@/src/cms/fields/image-fields'
import { oemIds, oemLabels } from '@/src/domain/models/model'
import { isHex } from '@/src/domain/theme/colour'

type VariantRow = { readonly name?: unknown }

const variantNames = (data: unknown): readonly string[] => {
  const rows = (data as { variants?: unknown } | undefined)?.variants
  return (Array.isArray(rows) ? (rows as VariantRow[]) : []).flatMap(({ name }) =>
    typeof name === 'string' ? [name] : [],
  )
}

/** Refuses the name of a variant that the model does not have, because such a colour would never show. */
const validateVariant = (value: string | null | undefined, { data }: { readonly data: unknown }): true | string => {
  const names = variantNames(data)
  if (!value || names.includes(value)) return true
  return names.length === 0
    ? `“${value}” isn’t a variant of this model. Add the variant first, or leave this empty.`
    : `“${value}” isn’t a variant of this model. Choose one of: ${names.join(', ')}.`
}

/** Colours of a model (MOD-04). */
export const coloursField: Field[] = [
  {
    name: 'colours',
    type: 'array',
    maxRows: 300,
    admin: {
      description:
        'The colours in the colour picker. With three body styles and more than 15 colours, the picker has a tab for each body style. Default: none, and the picker is hidden.',
      initCollapsed: true,
      components: { RowLabel: '/src/admin/models/row-label-field#ColourLabel' },
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'name',
            type: 'text',
            required: true,
            maxLength: 60,
            admin: { width: '50%', description: 'Shown under the image. For example, Mercurial Grey.' },
          },
          {
            name: 'oem_id',
            label: 'Body style',
            type: 'select',
            options: oemIds.map((value) => ({ label: oemLabels[value], value })),
            admin: { description: 'Default: none.', width: '25%' },
          },
          {
            name: 'model_variant_name',
            label: 'Variant',
            type: 'text',
            maxLength: 60,
            validate: validateVariant,
            admin: {
              description: 'Default: all variants.',
              width: '25%',
              components: { Field: '/src/admin/models/variant-name-field#VariantNameField' },
            },
          },
        ],
      },
      ...imageOrUrlFields('photo', 'photo_url', 'The model in this colour.'),
      {
        name: 'hexCode',
        label: 'Colour',
        type: 'text',
        required: true,
        validate: (value: string | null | undefined) =>
          /^#[0-9a-f]{6}$/i.test(value ?? '') && isHex(value ?? '')
            ? true
            : 'Enter a colour as # and six digits, such as #A80F1E.',
        admin: {
          description: 'The swatch under the image. Pick it from the image, use the colour picker or enter its code.',
          components: {
            Field: '/src/admin/models/colour-field#ColourField',
            Diff: '/src/admin/versions/value-diffs#ColourDiff',
          },
        },
      },
    ],
  },
  {
    name: 'colours_disclaimer',
    type: 'textarea',
    maxLength: 600,
    admin: {
      description: 'Shown in small print under the colour picker, such as the cost of metallic paint. Default: none.',
    },
  },
]
