'use client'

import { useEffect } from 'react'
import { listen, tell, view } from './track'

type Props = {
  /** Switches of the dealer (ANL-01). */
  readonly data_layer: boolean
  readonly measurement_id: string
  /** Whether Google's script may be loaded: in a demo the messages stay on the page. */
  readonly fetches: boolean
  /** The car a page is about; `event`: what its being seen is told as. */
  readonly car?: { readonly id: string; readonly event?: number }
}

const warn = (error: unknown): void => console.warn('Analytics failed:', error)

/**
 * Has a page's events counted, and its car's view: once it is seen, for a tab opened behind others may never be. Every
 * number of the page that is asked for, or called, is told (event 25, VDP-12). Draws nothing. Who has no
 * script is not counted, nor are most robots.
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
