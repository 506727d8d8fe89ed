/** A page's events on their way to the site's own count (ANL-01). Any part of a page may send one, without importing this. */
export type Heard = { readonly id: number; readonly car_id?: string }

/** How parts of a page say that something happened: `detail` is `{id, car_id?}`. */
export const eventType = 'forecourt:event'

/** How a search says that it found nothing: `detail` is what was typed. */
const missType = 'forecourt:miss'

type Waiting = { events: (Heard & { path: string })[]; views: string[]; misses: string[] }
type Layered = Window & { dataLayer?: unknown[] }

const waiting: Waiting = { events: [], views: [], misses: [] }
let timer: number | undefined

const warn = (reason: unknown): void => console.warn('Analytics failed:', reason)

/** Sends what waits, also while the page is being left. A failure is said in the console, and nothing else. */
const send = (): void => {
  window.clearTimeout(timer)
  timer = undefined
  const events = waiting.events.splice(0, 20)
  const views = waiting.views.splice(0, 20)
  const misses = waiting.misses.splice(0, 5)
  if (events.length + views.length + misses.length === 0) return
  try {
    if (!navigator.sendBeacon('/api/events', JSON.stringify({ events, views, misses }))) warn('The beacon was refused.')
  } catch (error) {
    warn(error)
  }
}

const soon = (): void => {
  timer ??= window.setTimeout(send, 1000)
}

/** Notes that a car was looked at; once per tab. */
export const view = (car_id: string): void => {
  const key = `viewed:${car_id}`
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage a tab counts again: better than not at all.
  }
  waiting.views.push(car_id)
  soon()
}

export const tell = (id: number, car_id?: string): void => {
  document.dispatchEvent(new CustomEvent(eventType, { detail: { id, ...(car_id && { car_id }) } }))
}

/** Keeps which pages of the site a tab has seen, and what it came with, for the form it may send (LEAD-09). */
const noteVisit = (): void => {
  try {
    const { pages = [], query = location.search.slice(0, 500) } = JSON.parse(
      sessionStorage.getItem('forecourt-visit') ?? '{}',
    ) as { pages?: string[]; query?: string }
    const seen = [...pages, location.pathname].slice(-20)
    if (pages.at(-1) !== location.pathname)
      sessionStorage.setItem('forecourt-visit', JSON.stringify({ pages: seen, query }))
  } catch {
    // Without storage the form says less.
  }
}

/** Listens for the page's events until the answer is called. `dataLayer`: a tag manager hears of them too. */
export const listen = (dataLayer: boolean): (() => void) => {
  noteVisit()
  const hear = (event: Event): void => {
    const heard = (event as CustomEvent<Heard>).detail
    waiting.events.push({ ...heard, path: location.pathname })
    if (dataLayer) ((window as Layered).dataLayer ??= []).push({ event: 'forecourt', event_id: heard.id, ...heard })
    soon()
  }
  const miss = (event: Event): void => {
    waiting.misses.push((event as CustomEvent<string>).detail)
    soon()
  }
  document.addEventListener(eventType, hear)
  document.addEventListener(missType, miss)
  addEventListener('pagehide', send)
  return () => {
    document.removeEventListener(eventType, hear)
    document.removeEventListener(missType, miss)
    removeEventListener('pagehide', send)
    send()
  }
}
