'use client'

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui'
import { Eye } from 'lucide-react'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { useTenantId } from '@/src/admin/links/use-site'
import { NEW_DOCUMENT } from '@/src/domain/panel/new-preview'
import './preview-link.css'

type Message = { readonly type?: unknown; readonly ready?: unknown }

const isReady = (message: unknown): boolean => {
  const { type, ready } = (message ?? {}) as Message
  return type === 'payload-live-preview' && ready === true
}

/**
 * Opens a preview of a page that was never saved in a window of its own, which follows the form (STF-08). Payload's own
 * preview needs a saved document.
 */
export const NewPreview = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const tenant = useTenantId()
  const [fields] = useAllFormFields()
  const preview = useRef<Window>(null)
  const send = useRef<() => void>(undefined)
  useEffect(() => {
    send.current = () => {
      const data = reduceFieldsToValues(fields, true)
      preview.current?.postMessage({ type: 'payload-live-preview', collectionSlug, data }, window.location.origin)
    }
    send.current()
  }, [fields, collectionSlug])
  useEffect(() => {
    const handleMessage = ({ origin, source, data }: MessageEvent): void => {
      if (origin === window.location.origin && source === preview.current && isReady(data)) send.current?.()
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [])
  if (id !== undefined || tenant === undefined || collectionSlug === undefined) return null
  const open = (): void => {
    const address = `/preview/${tenant}/${collectionSlug}/${NEW_DOCUMENT}`
    preview.current = window.open(address, `preview-${collectionSlug}`, 'popup,width=1100,height=900')
  }
  return (
    <button type="button" className="preview-link" title="Preview in a new window" onClick={open}>
      <Eye size={18} aria-hidden />
      <span className="preview-link__text">Preview</span>
    </button>
  )
}
