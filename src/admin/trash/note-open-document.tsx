'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { noteOpenDocument } from './open-document'

/** Notes which document is open, so that the list can offer it back after its deletion. Renders nothing. */
export const NoteOpenDocument = () => {
  const { collectionSlug, id, isTrashed = false } = useDocumentInfo()
  useEffect(() => {
    if (collectionSlug !== undefined && id !== undefined && !isTrashed)
      noteOpenDocument({ collection: collectionSlug, id: String(id) })
  }, [collectionSlug, id, isTrashed])
  return null
}
