'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTickedQuery } from '@/src/admin/lists/use-ticked-query'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { MAX_CHANGED_VEHICLES } from '@/src/domain/stock/price-change/input'
import { formatCount } from '@/src/domain/text/numbers'
import { storeTickedVehicles } from './ticked-vehicles'

type VehiclePage = { readonly docs: readonly { readonly id: string }[]; readonly hasNextPage: boolean }
type TickedVehicles = { readonly ids: readonly string[]; readonly problem?: string }

/** The most vehicles in one answer of the server. */
const PAGE_ROWS = 500

/** Loads the ids of the ticked vehicles. The browser has only those on this page of the list, others may be ticked too. */
const loadTickedVehicles = async (query: string): Promise<TickedVehicles> => {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const rows = `select[id]=true&depth=0&sort=id&limit=${String(PAGE_ROWS)}&page=${String(page)}`
    const result = await requestPanel<VehiclePage>(`vehicles${query}&${rows}`)
    if (!result.ok) return { ids, problem: result.message }
    ids.push(...result.body.docs.map(({ id }) => id))
    if (!result.body.hasNextPage || ids.length > MAX_CHANGED_VEHICLES) return { ids }
  }
}

/** Leads from the ticked rows of the list to the change of exactly their prices (STF-11). */
export const ChangeTickedPrices = () => {
  const { collectionSlug } = useListQuery()
  const { count } = useSelection()
  const query = useTickedQuery()
  const [problem, setProblem] = useState('')
  const router = useRouter()
  if (collectionSlug !== 'vehicles' || count === 0) return null
  const open = async (): Promise<void> => {
    const ticked = await loadTickedVehicles(query)
    if (ticked.problem !== undefined) setProblem(ticked.problem)
    else if (ticked.ids.length === 0) setProblem('These vehicles are no longer here. Reload the list.')
    else router.push(storeTickedVehicles(ticked.ids))
  }
  return (
    <>
      <button type="button" className="panel-button change-ticked" onClick={() => void open()}>
        Change the {count === 1 ? 'price' : 'prices'} of {formatCount(count, 'ticked vehicle')}
      </button>
      <span role="status">{problem}</span>
    </>
  )
}
