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
    ? `There is no variant “${value}”: this model has none.`
    : `There is no variant “${value}”. Choose one of: ${names.join(', ')}.`
}

/** Colours of a model (MOD-04). */
export const coloursField: Field[] = [
  {
    name: 'colours',
    type: 'array',
    maxRows: 300,
    admin: {
      description:
        'The colour picker. With three body styles and more than fifteen colours it has tabs by body style. Default: none, and no picker.',
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
            admin: { width: '50%', description: 'Under the picture, such as Mercurial Grey.' },
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
              description: 'Default: a colour of every variant.',
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
            : 'This is no colour: # and six digits, such as #A80F1E.',
        admin: {
          description: 'The swatch under the picture. Pick it from the picture, by eye, or write it.',
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
    admin: { description: 'Small under the colour picker, such as what metallic paint costs. Default: none.' },
  },
]
