import type { SelectField } from 'payload'

type LayoutChoice = Pick<SelectField, 'name' | 'defaultValue'> & {
  readonly label?: string
  /** The group of schematics in `src/admin/choices/schematics.ts`, one for each option. */
  readonly layouts?: string
  /** Addresses of images by option, where they show more than a schematic. */
  readonly images?: Readonly<Record<string, string>>
  /** Value and label of each option. */
  readonly choices: Readonly<Record<string, string>>
  readonly description: string
  /** Label of the choice of none; without it the field is required. */
  readonly emptyLabel?: string
}

/** A choice of layouts or scenes, made by a small picture of each (ADM-05). */
export const layoutChoice = ({
  layouts,
  images,
  choices,
  description,
  emptyLabel,
  ...field
}: LayoutChoice): SelectField => ({
  ...field,
  type: 'select',
  options: Object.entries(choices).map(([value, label]) => ({ value, label })),
  ...(emptyLabel === undefined && { required: true }),
  admin: {
    description,
    components: {
      Field: {
        path: '/src/admin/choices/layout-choice-field#LayoutChoiceField',
        clientProps: {
          ...(layouts && { layouts }),
          ...(images && { images }),
          ...(emptyLabel !== undefined && { emptyLabel }),
        },
      },
    },
  },
})
