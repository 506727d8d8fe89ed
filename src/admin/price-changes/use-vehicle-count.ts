import { useEffect, useState } from 'react'
import { readFilter } from '@/src/domain/stock/price-change/read-filter'
import { isFilterInput, type InputName, type PriceChangeInput } from '@/src/domain/stock/price-change/input'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { StockCounts } from '@/src/domain/panel/stock-counts'

/** Long enough for a number to be typed. */
const PAUSE_MS = 300

/** Counts the vehicles that the inputs choose while they are typed; undefined until the count has arrived. */
export const useVehicleCount = (tenant: string, input: PriceChangeInput): StockCounts | undefined => {
  const filter = JSON.stringify(Object.entries(input).filter(([name]) => isFilterInput(name as InputName)))
  const [counted, setCounted] = useState<{ readonly filter: string; readonly counts: StockCounts }>()
  useEffect(() => {
    const values = Object.fromEntries(JSON.parse(filter) as [string, string][]) as PriceChangeInput
    if (Object.keys(readFilter(values).problems).length > 0) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const send = async (): Promise<void> => {
        const result = await requestPanel<StockCounts>('price-changes/count', {
          body: { tenant, ...values },
          signal: controller.signal,
        })
        if (result.ok) setCounted({ filter, counts: result.body })
      }
      void send()
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [tenant, filter])
  return counted?.filter === filter ? counted.counts : undefined
}
