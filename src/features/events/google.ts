import { eventName, isEventId } from '@/src/domain/events/event-ids'
import { eventType, type Heard } from './track'

type Tagged = Window & { dataLayer?: unknown[] }

const scriptId = 'google-tag'

/** Like Google's own `gtag()`: Google recognises a command by its being an `Arguments` object, so this imitates one. */
const tag = (...message: readonly unknown[]): void => {
  const call = Object.defineProperties(
    { ...message },
    { length: { value: message.length }, [Symbol.toStringTag]: { value: 'Arguments' } },
  )
  ;((window as Tagged).dataLayer ??= []).push(call)
}

const load = (measurementId: string, fetches: boolean): void => {
  tag('js', new Date())
  tag('config', measurementId)
  if (!fetches || document.getElementById(scriptId)) return
  const script = document.createElement('script')
  script.id = scriptId
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`
  script.onerror = () => console.warn('Analytics failed: Google’s script could not be loaded.')
  document.head.append(script)
}

/**
 * Sends the same events to Google Analytics, whose script loads when the page is idle.
 * @returns a function to stop it
 */
export const google = (measurementId: string, fetches: boolean): (() => void) => {
  const hear = (event: Event): void => {
    const { id, car_id } = (event as CustomEvent<Heard>).detail
    if (isEventId(id)) tag('event', eventName(id), { event_id: id, ...(car_id && { item_id: car_id }) })
  }
  document.addEventListener(eventType, hear)
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 2000))
  idle(() => load(measurementId, fetches))
  return () => document.removeEventListener(eventType, hear)
}
