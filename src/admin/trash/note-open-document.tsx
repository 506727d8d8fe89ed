'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { HAS_TRASH } from '@/src/admin/shell/mend-trash-buttons'
import { noteOpenDocument } from './open-document'

/** Notes which document is open, so that the list can offer it back after its deletion, and that it has a trash. */
export const NoteOpenDocument = () => {
  const { collectionSlug, id, isTrashed = false } = useDocumentInfo()
  useEffect(() => {
    if (collectionSlug !== undefined && id !== undefined && !isTrashed)
      noteOpenDocument({ collection: collectionSlug, id: String(id) })
  }, [collectionSlug, id, isTrashed])
  return <span hidden {...{ [HAS_TRASH]: '' }} />
}
