import type { Field, TextField } from 'payload'
import { INVALID_HREF_TEXT, isSafeHref, MISSING_HREF_TEXT } from '@/src/domain/content/href'
import type { LinkKind } from '@/src/domain/navigation/link-choices'
import type { LinkFieldName } from '@/src/domain/navigation/stored-links'

/** The input of every link in the panel: staff choose what it leads to, or type an address (STF-07). */
export const linkInput = (kind: LinkKind = 'any'): NonNullable<NonNullable<TextField['admin']>['components']> => ({
  Field: { path: '/src/admin/links/link-field#LinkField', clientProps: { kind } },
})

/** Accepts an empty value, too. */
export const validateHref = (value: string | null | undefined): true | string =>
  !value || isSafeHref(value) || INVALID_HREF_TEXT

/** Payload checks `required` only for fields without a rule of their own. */
const requireHref = (value: string | null | undefined): true | string =>
  value ? validateHref(value) : MISSING_HREF_TEXT

type LinkOptions = {
  readonly required?: boolean
  readonly label?: string
  readonly kind?: LinkKind
}

/**
 * Creates a link field, which rejects unsafe addresses (ADM-05) and warns of links that lead nowhere (STF-06). The
 * address is stored as text, whatever staff choose.
 */
export const linkField = (
  name: LinkFieldName,
  description: string,
  { required = false, label, kind = 'any' }: LinkOptions = {},
): Field => ({
  name,
  ...(label === undefined ? {} : { label }),
  type: 'text',
  required,
  maxLength: 500,
  validate: required ? requireHref : validateHref,
  admin: { description, components: linkInput(kind) },
})

/** Creates the field of a file's address, such as a video's, which no page or search stands for. */
export const fileAddressField = (name: 'url' | 'video', description: string, required = false): Field => ({
  name,
  type: 'text',
  required,
  maxLength: 500,
  validate: required ? requireHref : validateHref,
  admin: { description, components: { afterInput: ['/src/admin/links/link-warning#LinkWarning'] } },
})
