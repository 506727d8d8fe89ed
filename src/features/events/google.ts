import { eventName, isEventId } from '@/src/domain/events/event-ids'
import { eventType, type Heard } from './track'

type Tagged = Window & { dataLayer?: unknown[] }

const scriptId = 'google-tag'

/** A message as Google's own snippet makes it: they tell commands from data by its being the arguments of a call. */
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

/** Google Analytics as a hearer of the same events; its script comes when the page is at rest. @returns how to stop */
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
