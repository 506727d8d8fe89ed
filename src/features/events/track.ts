/** An event of the page for the site's own statistics (ANL-01). Any part can send one without importing this module. */
export type Heard = { readonly id: number; readonly car_id?: string }

/** Name of the DOM event for page events: `detail` is `{id, car_id?}`. */
export const eventType = 'forecourt:event'

/** Name of the DOM event for a search with zero results: `detail` is the query. */
const missType = 'forecourt:miss'

type Waiting = { events: (Heard & { path: string })[]; views: string[]; misses: string[] }
type Layered = Window & { dataLayer?: unknown[] }

const waiting: Waiting = { events: [], views: [], misses: [] }
let timer: number | undefined

const warn = (reason: unknown): void => console.warn('Analytics failed:', reason)

/** Sends the queue, also while the page is being left. A failure is only logged to the console. */
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

/** Records that a vehicle was viewed; once per tab. */
export const view = (car_id: string): void => {
  const key = `viewed:${car_id}`
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage a tab may count twice, which is better than not at all.
  }
  waiting.views.push(car_id)
  soon()
}

export const tell = (id: number, car_id?: string): void => {
  document.dispatchEvent(new CustomEvent(eventType, { detail: { id, ...(car_id && { car_id }) } }))
}

/** Stores the pages that this tab visited and its first query, for a lead it may send (LEAD-09). */
const noteVisit = (): void => {
  try {
    const { pages = [], query = location.search.slice(0, 500) } = JSON.parse(
      sessionStorage.getItem('forecourt-visit') ?? '{}',
    ) as { pages?: string[]; query?: string }
    const seen = [...pages, location.pathname].slice(-20)
    if (pages.at(-1) !== location.pathname)
      sessionStorage.setItem('forecourt-visit', JSON.stringify({ pages: seen, query }))
  } catch {
    // Without storage the lead lacks the visited pages.
  }
}

/** Tracks the page's events until the returned function is called. `dataLayer`: a tag manager gets them too. */
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
