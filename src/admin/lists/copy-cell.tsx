'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { Copy } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { formatServerError } from '@/src/domain/panel/request-messages'
import './copy-cell.css'

const createCopy = async (collection: string, id: string): Promise<string> => {
  const response = await fetch(`/api/${collection}/${id}/duplicate`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ _status: 'draft' }),
  })
  if (!response.ok) throw new Error(formatServerError(response.status))
  return ((await response.json()) as { readonly doc: { readonly id: string } }).doc.id
}

/** Copies a document from its row of a list, as a draft that opens at once (STF-08). */
export const CopyCell = ({ rowData, collectionSlug }: DefaultCellComponentProps) => {
  const router = useRouter()
  const { permissions } = useAuth()
  const [isCopying, setIsCopying] = useState(false)
  const { id, title } = (rowData ?? {}) as { readonly id?: string; readonly title?: string }
  if (id === undefined || !permissions?.collections?.[collectionSlug]?.create) return null
  const copy = async (): Promise<void> => {
    setIsCopying(true)
    try {
      router.push(`/admin/collections/${collectionSlug}/${await createCopy(collectionSlug, id)}`)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'We couldn’t copy it. Try again.')
      setIsCopying(false)
    }
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
