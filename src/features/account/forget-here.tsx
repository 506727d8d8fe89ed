'use client'

import { useEffect } from 'react'
import { forgetAccount } from '@/src/ui/kept/sync'

/** Whoever signs out takes the account's cars out of this browser too. */
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
