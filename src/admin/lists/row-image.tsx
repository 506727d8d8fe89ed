'use client'

import { useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { idOf } from '@/src/domain/content/id-of'
import { imageUrl } from '@/src/domain/images'

type RowData = Readonly<Record<string, unknown>> | undefined

/** The addresses of uploads by id; a row is rendered again with each change of its form. */
const addresses = new Map<string, Promise<string | undefined>>()

const findAddress = (id: string): Promise<string | undefined> => {
  const found =
    addresses.get(id) ??
    requestPanel<{ readonly filename?: string }>(`media/${id}?depth=0&select[filename]=true`).then((result) =>
      result.ok && result.body.filename
        ? `/images/media/uploads/${encodeURIComponent(result.body.filename)}`
        : undefined,
    )
  addresses.set(id, found)
  return found
}

/** The address of a row's upload, or else the one that staff entered. */
const useAddress = (row: RowData): string | undefined => {
  const id = idOf(row?.['image'])
  const entered = row?.['image_url']
  const [uploaded, setUploaded] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    setUploaded(undefined)
    if (id !== undefined) void findAddress(id).then((address) => isCurrent && setUploaded(address))
    return () => {
      isCurrent = false
    }
  }, [id])
  if (id !== undefined) return uploaded
  return typeof entered === 'string' && entered !== '' ? entered : undefined
}

/** A thumbnail of a row with an image, so that a closed row shows which one it is (STF-08). */
export const RowImage = ({ data }: { readonly data: RowData }) => {
  const address = useAddress(data)
  if (address === undefined) return null
  // The panel uses the platform's own image route, never the dealer's image host.
  return (
    <img src={imageUrl(address, { width: 160, crop: '3x2' })} alt="" width={48} height={32} className="row-image" />
  )
}
