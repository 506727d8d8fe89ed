'use client'

import { useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { idOf } from '@/src/domain/content/id-of'
import { imageUrl } from '@/src/domain/images'
import { batchLookups } from './batch-lookups'

type RowData = Readonly<Record<string, unknown>> | undefined

type FoundUploads = { readonly docs: readonly { readonly id: string; readonly filename?: string | null }[] }

/** The addresses of uploads by id. The rows of a form ask in one request. */
const loadAddresses = batchLookups(async (ids) => {
  const query = new URLSearchParams({ 'where[id][in]': ids.join(','), 'select[filename]': 'true', depth: '0' })
  const result = await requestPanel<FoundUploads>(`media?${query.toString()}&limit=${String(ids.length)}`)
  const found = result.ok ? result.body.docs : []
  return new Map(
    found.flatMap(({ id, filename }) =>
      filename ? [[id, `/images/media/uploads/${encodeURIComponent(filename)}`] as const] : [],
    ),
  )
})

/** A row is rendered again with each change of its form, so addresses that were found stay. */
const addresses = new Map<string, string>()

const findThumbnailUrl = async (id: string): Promise<string | undefined> => {
  const address = addresses.get(id) ?? (await loadAddresses(id))
  if (address !== undefined) addresses.set(id, address)
  return address
}

/** The address of a row's upload, or else the one that staff entered. */
const useAddress = (row: RowData): string | undefined => {
  const id = idOf(row?.['image'])
  const entered = row?.['image_url']
  const [uploaded, setUploaded] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    setUploaded(undefined)
    if (id !== undefined) void findThumbnailUrl(id).then((address) => isCurrent && setUploaded(address))
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
