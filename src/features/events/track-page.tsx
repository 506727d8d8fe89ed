'use client'

import { useEffect } from 'react'
import { listen, tell, view } from './track'

type Props = {
  /** Switches of the dealer (ANL-01). */
  readonly data_layer: boolean
  readonly measurement_id: string
  /** False in a demo: Google's script is not loaded and messages stay on the page. */
  readonly fetches: boolean
  /** The vehicle that the page is about; `event` is the id of the event that its view sends. */
  readonly car?: { readonly id: string; readonly event?: number }
}

const warn = (error: unknown): void => console.warn('Analytics failed:', error)

/**
 * Tracks a page's events and the view of its vehicle; renders nothing. The view counts once the page is visible,
 * because a background tab may never be. Each number revealed or called is reported (event 25, VDP-12). Visitors
 * without script, and so most robots, are not counted.
 */
export const Track = ({ data_layer, measurement_id, fetches, car }: Props) => {
  const id = car?.id
  const event = car?.event
  useEffect(() => {
    const stop = listen(data_layer)
    const stopGoogle =
      measurement_id === '' ? null : import('./google').then(({ google }) => google(measurement_id, fetches))
    const seen = (): void => {
      if (document.visibilityState !== 'visible' || id === undefined) return
      document.removeEventListener('visibilitychange', seen)
      view(id)
      if (event !== undefined) tell(event, id)
    }
    const pressed = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="tel:"]')
      if (link) import('./phone-call').then(({ phoneCall }) => phoneCall(link, id), warn)
    }
    document.addEventListener('visibilitychange', seen)
    document.addEventListener('click', pressed)
    seen()
    return () => {
      document.removeEventListener('visibilitychange', seen)
      document.removeEventListener('click', pressed)
      stop()
      stopGoogle?.then((end) => end(), warn)
    }
  }, [data_layer, measurement_id, fetches, id, event])
  return null
}
