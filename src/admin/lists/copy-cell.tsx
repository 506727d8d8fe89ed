'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { Copy } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import './copy-cell.css'

type Copied = { readonly doc: { readonly id: string } }

/** Copies a document from its row of a list, as a draft that opens at once (STF-08). */
export const CopyCell = ({ rowData, collectionSlug }: DefaultCellComponentProps) => {
  const router = useRouter()
  const { permissions } = useAuth()
  const [isCopying, setIsCopying] = useState(false)
  const { id, title, deletedAt } = (rowData ?? {}) as Readonly<Record<'id' | 'title' | 'deletedAt', string | undefined>>
  if (id === undefined || deletedAt || !permissions?.collections?.[collectionSlug]?.create) return null
  const copy = async (): Promise<void> => {
    setIsCopying(true)
    const result = await requestPanel<Copied>(`${collectionSlug}/${id}/duplicate`, { body: { _status: 'draft' } })
    if (result.ok) return router.push(`/admin/collections/${collectionSlug}/${result.body.doc.id}`)
    toast.error(result.message)
    setIsCopying(false)
  }
  return (
    <button
      type="button"
      className="copy-cell"
      disabled={isCopying}
      aria-label={`Copy ${title ?? ''}`.trim()}
      onClick={() => void copy()}
    >
      <Copy size={15} aria-hidden />
      Copy
    </button>
  )
}
