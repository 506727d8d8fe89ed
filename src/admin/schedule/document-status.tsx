'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { useDialogPart } from '@/src/admin/ui/use-dialog-part'
import { describeDocumentWindow, type WindowFields } from '@/src/domain/panel/promo-window'
import { statusLabel } from '@/src/domain/panel/status-label'
import { formatZonedMoment } from '@/src/domain/time/format-moment'
import type { PlannedChange } from './planned-change'

type Props = {
  readonly fields: WindowFields
  readonly next: PlannedChange | undefined
  readonly timezone: string
}

/** The next scheduled change, if the document's state tells of it; undefined if the state is about something else. */
export const useNamedChange = (next: PlannedChange | undefined): PlannedChange | undefined => {
  const isPublished = useIsPublished()
  return next !== undefined && isPublished === (next.change === 'unpublish') ? next : undefined
}

/** True if shoppers see the newest version. */
const useIsPublished = (): boolean => {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  return hasPublishedDoc && unpublishedVersionCount === 0
}

/** The state in words, where Payload's “Published” or “Draft” would say too little. */
const useStatus = ({ fields, next, timezone }: Props): string | undefined => {
  const { savedDocumentData, hasPublishedDoc, isTrashed = false } = useDocumentInfo()
  const isCurrent = useIsPublished()
  const change = useNamedChange(next)
  const window = isCurrent ? describeDocumentWindow(fields, savedDocumentData ?? {}, new Date()) : undefined
  if (isTrashed || (change === undefined && window === undefined)) return undefined
  return statusLabel({
    status: isCurrent ? 'published' : 'draft',
    isInTrash: false,
    isPublished: hasPublishedDoc,
    window,
    planned: change && { change: change.change, at: formatZonedMoment(change.moment, timezone) },
  })
}

/**
 * In place of Payload's “Published” or “Draft”: what is published may have ended, or not begun, and a draft may be
 * scheduled (ADM-02, CNT-01).
 */
export const DocumentStatus = (props: Props) => {
  const label = useStatus(props)
  const place = useDialogPart(label !== undefined, '.doc-controls .status__value-wrap')
  if (label === undefined || place === null) return null
  return createPortal(<span className="status__value status__window">{label}</span>, place)
}
