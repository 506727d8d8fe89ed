import type { Field } from 'payload'
import { IMAGE_URL_HELP, INVALID_IMAGE_URL } from '@/src/domain/panel/messages'
import { linkWarning } from './link-warning'
import { tenantUpload } from './references'

/** Accepts a path of this site or an https URL; rejects scripts and URLs of another host without a scheme. */
export const validateLinkUrl = (value: string | null | undefined): true | string =>
  !value || /^(?:\/(?![/\\])|https:\/\/|#)/.test(value) || 'Enter a path such as /models, or a full https address.'

const validateImageUrl = (value: string | null | undefined): true | string =>
  !value || /^(?:\/(?![/\\])|https:\/\/)/.test(value) || INVALID_IMAGE_URL

/** An uploaded image, or the URL of an existing one. The upload takes precedence. */
export const imageOrUrlFields = (uploadField: string, urlField: string, description: string): Field[] => [
  tenantUpload({ name: uploadField, admin: { description } }),
  {
    name: urlField,
    type: 'text',
    maxLength: 500,
    validate: validateImageUrl,
    admin: { description: IMAGE_URL_HELP },
  },
]

export const linkField = (description: string): Field => ({
  name: 'href',
  label: 'Link',
  type: 'text',
  maxLength: 500,
  validate: validateLinkUrl,
  admin: { description, components: linkWarning },
})
