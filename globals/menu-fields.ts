import type { Field } from 'payload'
import type { MenuShape } from '@/src/domain/navigation/menu-shape'
import { linkField } from '@/src/cms/fields/link-field'

export const MAX_LABEL_CHARS = 60

export const labelField: Field = {
  name: 'label',
  type: 'text',
  required: true,
  maxLength: MAX_LABEL_CHARS,
  admin: { description: 'The text of the link.' },
}
export const hrefField = (required: boolean): Field =>
  linkField('href', 'The page, search or phone number behind the entry.', { label: 'Link', required })

export const automaticLinks = [
  ['models', 'Models, from Brand and models'],
  ['stock', 'Stock, by the types of vehicle you sell'],
] as const

/** Entries that the site generates from models and switches. */
export const generatedField = (description: string): Field => ({
  name: 'dynamic',
  label: 'Automatic links',
  type: 'select',
  options: automaticLinks.map(([value, label]) => ({ value, label })),
  admin: { description },
})

/** The whole menu is edited as one list of lines (STF-07). */
export const menuInput = (shape: MenuShape) => ({
  Field: { path: '/src/admin/menus/menu-field#MenuField', clientProps: { shape } },
})
