'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { formatRedirectWarning } from '@/src/domain/navigation/dead-link-text'
import { findLinkNote, useAddresses } from './use-site'
import './link-warning.css'

/** Says below a link's field if the link leads nowhere, or when its page comes: until then the site leaves it out (STF-06). */
export const LinkWarning = ({ path }: { readonly path: string }) => {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const { collectionSlug } = useDocumentInfo()
  const formatWarning = collectionSlug === 'redirects' ? formatRedirectWarning : undefined
  const note = findLinkNote(value, useAddresses(), formatWarning)
  return (
    <p className="link-warning" role="status" data-warning={note?.isWarning !== false}>
      {note?.text}
    </p>
  )
}
