'use client'

import { useEffect } from 'react'

type Props = { readonly event: number; readonly car_id?: string | undefined }

/**
 * Reports once that a step was sent (event 17) or an offer accepted (event 18). It removes `sent` from the address, so
 * that a reload reports nothing.
 */
export const ReportStep = ({ event, car_id }: Props) => {
  useEffect(() => {
    const url = new URL(window.location.href)
    if (!url.searchParams.has('sent')) return
    url.searchParams.delete('sent')
    window.history.replaceState(window.history.state, '', url)
    document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id: event, ...(car_id ? { car_id } : {}) } }))
  }, [event, car_id])
  return null
}
