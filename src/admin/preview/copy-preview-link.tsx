'use client'

import { PopupList, toast, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { Link2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '@/src/admin/ui/copy-text'
import { Dialog } from '@/src/admin/ui/dialog'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { PREVIEW_LINK_DAYS } from '@/src/domain/panel/preview-link'
import '@/src/admin/ui/controls.css'
import './preview-link.css'

/** The menu of a form closes, and its items with it, before a link is there; so the button does the work for both. */
const COPY_EVENT = 'copy-preview-link'

type Shared = { readonly url: string; readonly isCopied: boolean }

/** Copies a preview link of the saved draft. It works without an account, for seven days (STF-08). */
export const CopyPreviewLink = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const isModified = useFormModified()
  const [shared, setShared] = useState<Shared>()
  const copyLatest = useRef<() => Promise<void>>(null)
  useEffect(() => {
    const onCopy = (): void => void copyLatest.current?.()
    window.addEventListener(COPY_EVENT, onCopy)
    return () => window.removeEventListener(COPY_EVENT, onCopy)
  }, [])
  const copy = async (): Promise<void> => {
    if (id === undefined || collectionSlug === undefined) return
    const path = `${collectionSlug}/${String(id)}/preview-link`
    const result = await requestPanel<{ readonly url: string }>(path, { method: 'POST' })
    if (!result.ok) {
      toast.error(result.message)
      return
    }
    const { url } = result.body
    setShared({ url, isCopied: await copyText(url) })
  }
  useEffect(() => {
    copyLatest.current = copy
  })
  if (id === undefined) return null
  return (
    <>
      <button
        type="button"
        className="preview-link preview-link--in-row"
        title="Copy preview link"
        onClick={() => void copy()}
      >
        <Link2 size={18} aria-hidden />
        <span className="preview-link__text">Copy preview link</span>
      </button>
      {shared && (
        <Dialog title={shared.isCopied ? 'Preview link copied' : 'Preview link'} onClose={() => setShared(undefined)}>
          <p>{`Anyone with this link can see this page as it was saved last, for ${String(PREVIEW_LINK_DAYS)} days.`}</p>
          {isModified && <p>Your unsaved changes aren’t in it yet. Save them as a draft to include them.</p>}
          <input
            className="panel-control preview-link__address"
            aria-label="Preview link"
            readOnly
            value={shared.url}
            onFocus={(event) => event.target.select()}
          />
          <button type="button" className="preview-link" onClick={() => setShared(undefined)}>
            Close
          </button>
        </Dialog>
      )}
    </>
  )
}

/** The same in the form's menu, for a phone whose row has no room for the button. */
export const CopyPreviewLinkItem = () => {
  const { id } = useDocumentInfo()
  if (id === undefined) return null
  return (
    <PopupList.Button onClick={() => window.dispatchEvent(new Event(COPY_EVENT))}>Copy preview link</PopupList.Button>
  )
}
