'use client'

import { useEffect } from 'react'
import { forgetAccount } from '@/src/ui/kept/sync'

/** Removes the account's saved vehicles from this browser on sign-out. */
export const ForgetHere = () => {
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (target instanceof HTMLFormElement && target.matches('[data-sign-out]')) forgetAccount()
    }
    document.addEventListener('submit', leave)
    return () => document.removeEventListener('submit', leave)
  }, [])
  return null
}
