'use client'

import { useEffect } from 'react'

type Props = { readonly event: number; readonly car_id?: string | undefined }

/** Tells once that a step was sent (17), or an offer taken (18): the address that says so is put right, a reload tells nothing. */
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
