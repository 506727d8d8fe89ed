'use client'

import { useEffect } from 'react'

type Props = { readonly event: number; readonly car_id?: string | undefined }

/**
 * Reports once that a step was sent (event 17) or an offer accepted (event 18). It removes `sent` from the address, so
 * that a reload reports nothing.
 */
export const TellStep = ({ event, car_id }: Props) => {
  useEffect(() => {
    const here = new URL(window.location.href)
    if (!here.searchParams.has('sent')) return
    here.searchParams.delete('sent')
    window.history.replaceState(window.history.state, '', here)
    document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id: event, ...(car_id ? { car_id } : {}) } }))
  }, [event, car_id])
  return null
}
