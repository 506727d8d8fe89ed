import type { Field } from 'payload'
import { tenantUpload } from './references'

/** Accepts a path of this site or an https URL; rejects scripts and URLs of another host without a scheme. */
export const validateLinkUrl = (value: string | null | undefined): true | string =>
  !value || /^(?:\/(?![/\\])|https:\/\/|#)/.test(value) || 'A path such as /models, or a full https address.'

const validateImageUrl = (value: string | null | undefined): true | string =>
  !value || /^(?:\/(?![/\\])|https:\/\/)/.test(value) || 'A path such as /images/…, or a full https address.'

/** An uploaded image, or the URL of an existing one. The upload takes precedence. */
export const imageOrUrlFields = (uploadField: string, urlField: string, description: string): Field[] => [
  tenantUpload({ name: uploadField, admin: { description } }),
  {
    name: urlField,
    type: 'text',
    maxLength: 500,
    validate: validateImageUrl,
    admin: { description: 'Used where nothing is uploaded: the address of a picture that is there already.' },
  },
]

export const linkField = (description: string): Field => ({
  name: 'href',
  label: 'Link',
  type: 'text',
  maxLength: 500,
  validate: validateLinkUrl,
  admin: { description },
})
