'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { storeTickedVehicles } from '@/src/admin/price-changes/ticked-vehicles'

/** Leads from a vehicle's price to a change of it that begins and ends by itself (STF-11). */
export const TimedPriceLink = () => {
  const { id } = useDocumentInfo()
  if (id === undefined) return null
  return (
    <a href="/admin/change-prices?ticked=yes" onClick={() => storeTickedVehicles([String(id)])}>
      Change this price for a time
    </a>
  )
}
