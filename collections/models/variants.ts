import { dollarComponents } from '@/src/cms/fields/money'
import type { ArrayField, FieldHook } from 'payload'
import { imageOrUrlFields } from '@/src/cms/fields/image-fields'
import { cleanFeatures, MAX_FEATURE_CHARS } from '@/src/domain/models/features'
import { amountMessage } from '@/src/domain/panel/typed-numbers'
import { priceTypeLabels, priceTypes } from '@/src/domain/stock/fields/choices'

const MAX_FEATURES = 30
const MAX_VARIANTS = 20

/** Sanitises features before they are stored; rendering sanitises them again (MOD-03). */
const sanitizeFeatures: FieldHook = ({ value }) =>
  value === undefined || value === null ? value : Array.isArray(value) ? cleanFeatures(value) : (value as unknown)

const validateFeatures = (value: unknown): true | string => {
  if (value === null || value === undefined) return true
  if (!Array.isArray(value) || value.some((line) => typeof line !== 'string'))
    return 'Enter each feature on its own line.'
  if (value.length > MAX_FEATURES) return `Enter no more than ${String(MAX_FEATURES)} features.`
  const tooLongIndex = value.findIndex((line: string) => line.length > MAX_FEATURE_CHARS)
  return (
    tooLongIndex < 0 ||
    `Feature ${String(tooLongIndex + 1)} is too long. Use no more than ${String(MAX_FEATURE_CHARS)} characters.`
  )
}

/** Requires distinct names, because a colour refers to its variant by name. */
const validateVariants = (value: unknown): true | string => {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  if (rows.length > MAX_VARIANTS) return `Add no more than ${String(MAX_VARIANTS)} variants.`
  const names = (rows as readonly { name?: unknown }[]).map((row) =>
    typeof row.name === 'string' ? row.name.trim().toLowerCase() : '',
  )
  const duplicate = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  return duplicate === undefined || `Two variants are called “${duplicate}”. Give each variant a different name.`
}

/** Variants of a model (MOD-03). */
export const variantsField: ArrayField = {
  name: 'variants',
  type: 'array',
  maxRows: MAX_VARIANTS,
  validate: validateVariants,
  admin: {
    description: 'Each variant gets a card, in this order. Default: none, and the cards are hidden.',
    initCollapsed: true,
    components: { RowLabel: '/src/admin/models/row-label-field#VariantLabel' },
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
          admin: { description: 'For example, Ultimate. Also shown on its tab in the colour picker.', width: '40%' },
        },
        {
          name: 'full_name',
          type: 'text',
          maxLength: 120,
          admin: {
            description: 'The heading of its card. Default: the names of the model and the variant.',
            width: '60%',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'price_cents',
          label: 'Price',
          type: 'number',
          min: 100,
          max: 10_000_000_000,
          validate: (value: number | null | undefined) =>
            value === null ||
            value === undefined ||
            (Number.isInteger(value) && value >= 100 && value <= 10_000_000_000) ||
            amountMessage(value),
          admin: {
            description: 'The price on its card, in dollars. Default: none, and the card shows your “no price” text.',
            width: '40%',
            components: dollarComponents,
          },
        },
        {
          name: 'price_type',
          type: 'select',
          required: true,
          defaultValue: 'drive_away',
          options: priceTypes.map((value) => ({
            label: priceTypeLabels[value],
            value,
          })),
          admin: { description: 'Shown next to the price, as the law requires.', width: '60%' },
        },
      ],
    },
    ...imageOrUrlFields('image', 'image_url', 'The image on its card. Default: the model’s image.'),
    {
      name: 'features',
      type: 'json',
      validate: validateFeatures,
      hooks: { beforeValidate: [sanitizeFeatures] },
      admin: {
        description: 'Listed on its card. You can use emphasis such as <b>bold</b>. Other HTML is removed.',
        components: {
          Field: '/src/admin/models/features-field#FeaturesField',
          Diff: '/src/admin/versions/value-diffs#LinesDiff',
        },
      },
    },
  ],
}
