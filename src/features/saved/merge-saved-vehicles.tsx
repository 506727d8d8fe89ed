'use client'

import { useEffect } from 'react'
import { syncAccountOnce } from '@/src/shared/saved-vehicles/toggle-saved'

/**
 * Merges the vehicles saved in this browser into the account (SHP-01), on pages that the server renders from the
 * account. If the account gained some, the page is loaded again to show them.
 */
export const MergeSavedVehicles = () => {
  useEffect(() => syncAccountOnce(() => location.reload()), [])
  return null
}
