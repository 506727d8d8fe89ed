'use client'

import { useEffect } from 'react'
import { clearAccountVehicles } from '@/src/shared/saved-vehicles/list-owner'

/** Removes the account's saved vehicles from this browser on sign-out. */
export const ClearLocalData = () => {
  useEffect(() => {
    const handleSubmit = ({ target }: Event): void => {
      if (target instanceof HTMLFormElement && target.matches('[data-sign-out]')) clearAccountVehicles()
    }
    document.addEventListener('submit', handleSubmit)
    return () => document.removeEventListener('submit', handleSubmit)
  }, [])
  return null
}
