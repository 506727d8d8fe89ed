'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useRefreshDocument } from '@/src/admin/shell/typed/use-refresh-document'
import { describeWindow, isShownNow } from '@/src/domain/panel/promo-window'
import { windowTones } from './window-tones'
import { EndNow } from './end-now'

/** Below the period of a promotion in its form: whether shoppers see it, and a button that ends it (CNT-03). */
export const WindowField = () => {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const refresh = useRefreshDocument()
  const status: unknown = savedDocumentData?.['_status']
  if (id === undefined || collectionSlug === undefined || status === 'draft') return null
  const window = describeWindow(savedDocumentData ?? {}, new Date())
  return (
    <div className="field-type schedule-window">
      <span className="list-state" data-state={windowTones[window.state]}>
        {window.text}
      </span>
      {isShownNow(window) && (
        <EndNow
          collection={collectionSlug}
          id={String(id)}
          title={title}
          hasDrafts={status !== undefined}
          onEnded={() => refresh(['expiry'])}
        />
      )}
    </div>
  )
}
