import { eventName, isEventId } from '@/src/domain/events/event-ids'
import { EVENT_TYPE, type PageEvent } from './track'

type WindowWithDataLayer = Window & { dataLayer?: unknown[] }

const SCRIPT_ID = 'google-tag'

/** Like Google's own `gtag()`: Google recognises a command by its being an `Arguments` object, so this imitates one. */
const gtag = (...message: readonly unknown[]): void => {
  const call = Object.defineProperties(
    { ...message },
    { length: { value: message.length }, [Symbol.toStringTag]: { value: 'Arguments' } },
  )
  ;((window as WindowWithDataLayer).dataLayer ??= []).push(call)
}

const startTag = (measurementId: string, loadsScript: boolean): void => {
  gtag('js', new Date())
  gtag('config', measurementId)
  if (!loadsScript || document.getElementById(SCRIPT_ID)) return
  const script = document.createElement('script')
  script.id = SCRIPT_ID
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`
  script.onerror = () => console.warn('Analytics failed: Google’s script could not be loaded.')
  document.head.append(script)
}

/**
 * Sends the same events to Google Analytics, whose script loads when the page is idle.
 * @returns a function to stop it
 */
export const startGoogleAnalytics = (measurementId: string, loadsScript: boolean): (() => void) => {
  const forwardEvent = (event: Event): void => {
    const { id, car_id } = (event as CustomEvent<PageEvent>).detail
    if (isEventId(id)) gtag('event', eventName(id), { event_id: id, ...(car_id && { item_id: car_id }) })
  }
  document.addEventListener(EVENT_TYPE, forwardEvent)
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 2000))
  whenIdle(() => startTag(measurementId, loadsScript))
  return () => document.removeEventListener(EVENT_TYPE, forwardEvent)
}
