import type { Block, Field } from 'payload'
import { linkField } from '@/src/cms/fields/link-field'
import { tenantUpload } from '@/src/cms/fields/references'
import { sectionStyles } from '@/src/domain/content/section-styles'
import { IMAGE_URL_HELP, IMAGE_URL_LABEL, INVALID_IMAGE_URL, invalidSlug } from '@/src/domain/panel/messages'
import type { BlockSlug } from '@/src/server/content/block-data'

export const textField = (name: string, description: string, maxLength = 120, required = false): Field => ({
  name,
  type: 'text',
  required,
  maxLength,
  admin: { description },
})

export const textAreaField = (name: string, description: string, maxLength = 2000): Field => ({
  name,
  type: 'textarea',
  maxLength,
  admin: { description },
})

type RowsDescription = {
  readonly name: string
  /** The name of a row, in the singular and in the plural. */
  readonly labels: readonly [string, string]
  readonly description: string
  readonly minRows?: number
  readonly maxRows: number
  readonly fields: readonly Field[]
}

/** Creates a list of rows, such as the questions of a block. At least one row is needed unless `minRows` is 0. */
export const rowsField = ({ name, labels, description, minRows = 1, maxRows, fields }: RowsDescription): Field => ({
  name,
  type: 'array',
  ...(minRows > 0 && { minRows }),
  maxRows,
  admin: { description },
  labels: { singular: labels[0], plural: labels[1] },
  fields: [...fields],
})

const MISSING_ALT_TEXT = 'Describe the image for people who can’t see it.'

const hasUpload = (siblingData: unknown): boolean =>
  Boolean((siblingData as { readonly image?: unknown } | undefined)?.image)

/** Creates the fields of an uploaded or built-in image. */
export const imageFields = (description: string): Field[] => [
  tenantUpload({ name: 'image', admin: { description } }),
  {
    name: 'image_url',
    label: IMAGE_URL_LABEL,
    type: 'text',
    maxLength: 500,
    validate: (value: string | null | undefined): true | string =>
      !value || /^(?:\/(?![/\\])|https:\/\/)\S*$/.test(value) || INVALID_IMAGE_URL,
    admin: { description: IMAGE_URL_HELP },
  },
]

/**
 * Creates the fields of an image that is part of the content. An uploaded image has its own alt text, which is asked for
 * once, with the image; here it may be replaced, and a built-in image needs one.
 */
export const describedImageFields = (description: string): Field[] => [
  ...imageFields(description),
  {
    name: 'alt',
    label: 'Other alt text here',
    type: 'text',
    maxLength: 200,
    validate: (value: string | null | undefined, { siblingData }: { readonly siblingData: unknown }): true | string =>
      Boolean(value?.trim()) || hasUpload(siblingData) || MISSING_ALT_TEXT,
    admin: {
      description:
        'Only where the image’s own alt text doesn’t fit, such as “Our workshop in Moorooka”. Default: the image’s own.',
    },
  },
]

export const linkFields = (linkName: string): Field[] => [
  textField('link_label', `The text on ${linkName}. Leave empty to hide it.`, 60),
  linkField('link_href', 'The page it links to.', { label: 'Link' }),
]

const anchorField: Field = {
  name: 'anchor',
  label: 'Section name',
  type: 'text',
  maxLength: 60,
  validate: (value: string | null | undefined): true | string =>
    !value || /^[a-z][a-z0-9-]*$/.test(value) || invalidSlug('service-booking'),
  admin: { description: 'A name for links to this section of the page, such as service-booking. Default: none.' },
}

const styleField: Field = {
  name: 'style',
  type: 'select',
  options: Object.entries(sectionStyles).map(([value, label]) => ({ value, label })),
  admin: { description: 'How the section is set off from its neighbours. Default: as it suits the block.' },
}

/** Staff hide and show a section with the button in its row (`BlockLabel`); the field itself has no input. */
const hiddenField: Field = { name: 'hidden', type: 'checkbox', admin: { hidden: true } }

/** The fields of a block for the panel. */
export type BlockConfig<Slug extends BlockSlug> = Block & { readonly slug: Slug }

type BlockDescription<Slug> = {
  readonly slug: Slug
  readonly label: string
  /** Help for staff: what the block is and where it shows. */
  readonly help: string
  readonly fields: readonly Field[]
  /** False for a block that sets its own colours. Default: true. */
  readonly hasStyle?: boolean
}

/** Returns the name of the generated type of a block: `HeroBlock` for `hero`. */
const toInterfaceName = (slug: string): string =>
  `${slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')}Block`

/** Creates a block of pages and home (CNT-01), with its help above its fields. */
export const createBlock = <Slug extends BlockSlug>({
  slug,
  label,
  help,
  fields,
  hasStyle = true,
}: BlockDescription<Slug>): BlockConfig<Slug> => ({
  slug,
  interfaceName: toInterfaceName(slug),
  // Drawn by `scripts/public-files/block-thumbnails.mjs` from `src/blocks/thumbnails.json`.
  imageURL: `/marks/blocks/${slug}.svg`,
  imageAltText: '',
  labels: { singular: label, plural: label },
  fields: [
    {
      name: 'help',
      type: 'ui',
      admin: { components: { Field: { path: '/src/admin/blocks/help-field#HelpField', clientProps: { text: help } } } },
    },
    ...fields,
    ...(hasStyle ? [styleField] : []),
    anchorField,
    hiddenField,
  ],
})
