'use client'

import { useEffect } from 'react'
import { startTracking, sendEvent, recordView } from './track'

type Props = {
  /** Switches of the dealer (ANL-01). */
  readonly data_layer: boolean
  readonly measurement_id: string
  /** False in a demo: Google's script is not loaded and messages stay on the page. */
  readonly loadsGoogle: boolean
  /** The vehicle that the page is about; `event` is the id of the event that its view sends. */
  readonly vehicle?: { readonly id: string; readonly event?: number }
}

const warn = (error: unknown): void => console.warn('Analytics failed:', error)

/**
 * Tracks a page's events and the view of its vehicle; renders nothing. The view counts once the page is visible,
 * because a background tab may never be. Each number revealed or called is reported (event 25, VDP-12). Visitors
 * without script, and so most robots, are not counted.
 */
export const PageTracking = ({ data_layer, measurement_id, loadsGoogle, vehicle }: Props) => {
  const id = vehicle?.id
  const event = vehicle?.event
  useEffect(() => {
    const stop = startTracking(data_layer)
    const stopGoogle =
      measurement_id === ''
        ? null
        : import('./google-analytics').then(({ startGoogleAnalytics }) =>
            startGoogleAnalytics(measurement_id, loadsGoogle),
          )
    const handleVisibility = (): void => {
      if (document.visibilityState !== 'visible' || id === undefined) return
      document.removeEventListener('visibilitychange', handleVisibility)
      recordView(id)
      if (event !== undefined) sendEvent(event, id)
    }
    const handleClick = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="tel:"]')
      if (link) import('./phone-call').then(({ recordPhoneCall }) => recordPhoneCall(link, id), warn)
    }
    document.addEventListener('visibilitychange', handleVisibility)
    document.addEventListener('click', handleClick)
    handleVisibility()
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      document.removeEventListener('click', handleClick)
      stop()
      stopGoogle?.then((end) => end(), warn)
    }
  }, [data_layer, measurement_id, loadsGoogle, id, event])
  return null
}
