'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTickedQuery } from '@/src/admin/lists/use-ticked-query'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { formatCount } from '@/src/domain/text/numbers'
import { storeTickedVehicles } from './ticked-vehicles'

type VehiclePage = { readonly docs: readonly { readonly id: string }[] }

/** Leads from the ticked rows of the list to the change of exactly their prices (STF-11). */
export const ChangeTickedPrices = () => {
  const { collectionSlug } = useListQuery()
  const { count } = useSelection()
  const query = useTickedQuery()
  const [problem, setProblem] = useState('')
  const router = useRouter()
  if (collectionSlug !== 'vehicles' || count === 0) return null
  const open = async (): Promise<void> => {
    // Rows on other pages of the list may be ticked too, so the server says which they are.
    const result = await requestPanel<VehiclePage>(`vehicles${query}&select[id]=true&depth=0&pagination=false`)
    if (result.ok) router.push(storeTickedVehicles(result.body.docs.map(({ id }) => id)))
    else setProblem(result.message)
  }
  return (
    <>
      <button type="button" className="panel-button" onClick={() => void open()}>
        Change the {count === 1 ? 'price' : 'prices'} of {formatCount(count, 'ticked vehicle')}
      </button>
      <span role="status">{problem}</span>
    </>
  )
}
