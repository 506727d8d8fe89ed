import type { Field } from 'payload'
import { IMAGE_URL_HELP, INVALID_IMAGE_URL } from '@/src/domain/panel/messages'
import { toFieldLabel } from '@/src/domain/panel/field-labels'
import { tenantUpload } from './references'

const validateImageUrl = (value: string | null | undefined): true | string =>
  !value || /^(?:\/(?![/\\])|https:\/\/)/.test(value) || INVALID_IMAGE_URL

/** An uploaded image, or the URL of an existing one. The upload takes precedence. */
export const imageOrUrlFields = (uploadField: string, urlField: string, description: string): Field[] => [
  tenantUpload({ name: uploadField, admin: { description } }),
  {
    name: urlField,
    label: `${toFieldLabel(uploadField)} from the web`,
    type: 'text',
    maxLength: 500,
    validate: validateImageUrl,
    admin: { description: IMAGE_URL_HELP },
  },
]
