import type { Field } from 'payload'
import { tenantUpload } from './references'

/** Accepts a path of this site or an https URL; rejects scripts and URLs of another host without a scheme. */
export const safeAddress = (value: string | null | undefined): true | string =>
  !value || /^(?:\/(?![/\\])|https:\/\/|#)/.test(value) || 'A path such as /models, or a full https address.'

const safePicture = (value: string | null | undefined): true | string =>
  !value || /^(?:\/(?![/\\])|https:\/\/)/.test(value) || 'A path such as /images/…, or a full https address.'

/** An uploaded image, or the URL of an existing one. The upload takes precedence. */
export const picture = (upload: string, address: string, description: string): Field[] => [
  tenantUpload({ name: upload, admin: { description } }),
  {
    name: address,
    type: 'text',
    maxLength: 500,
    validate: safePicture,
    admin: { description: 'Used where nothing is uploaded: the address of a picture that is there already.' },
  },
]

export const link = (description: string): Field => ({
  name: 'href',
  label: 'Link',
  type: 'text',
  maxLength: 500,
  validate: safeAddress,
  admin: { description },
})
