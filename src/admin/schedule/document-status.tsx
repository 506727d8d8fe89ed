'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { useDialogPart } from '@/src/admin/ui/use-dialog-part'
import { describeDocumentWindow, type WindowFields } from '@/src/domain/panel/promo-window'
import { statusLabel } from '@/src/domain/panel/status-label'

/** In place of Payload's “Published”: what is published may have ended, or not begun (ADM-02). */
export const DocumentStatus = ({ fields }: { readonly fields: WindowFields }) => {
  const { savedDocumentData, hasPublishedDoc, unpublishedVersionCount, isTrashed = false } = useDocumentInfo()
  const window = describeDocumentWindow(fields, savedDocumentData ?? {}, new Date())
  const isPublished = hasPublishedDoc && unpublishedVersionCount === 0 && !isTrashed
  const place = useDialogPart(isPublished && window !== undefined, '.doc-controls .status__value-wrap')
  if (!isPublished || window === undefined || place === null) return null
  const label = statusLabel({ status: 'published', isInTrash: false, isPublished, window })
  return createPortal(<span className="status__value status__window">{label}</span>, place)
}
