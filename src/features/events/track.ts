/** An event of the page for the site's own statistics (ANL-01). Any part can send one without importing this module. */
export type PageEvent = { readonly id: number; readonly car_id?: string }

/** Name of the DOM event for page events: `detail` is `{id, car_id?}`. */
export const EVENT_TYPE = 'forecourt:event'

/** Names of the DOM events for searches with zero results, and with results: `detail` is the query. */
const queryEvents = { 'forecourt:zero-results': 'zeroResults', 'forecourt:search': 'searches' } as const

type EventQueue = {
  events: (PageEvent & { path: string })[]
  views: string[]
  zeroResults: string[]
  searches: string[]
}
type WindowWithDataLayer = Window & { dataLayer?: unknown[] }

const queue: EventQueue = { events: [], views: [], zeroResults: [], searches: [] }
let timer: number | undefined

const warn = (reason: unknown): void => console.warn('Analytics failed:', reason)

/** Sends the queue, also while the page is being left. A failure is only logged to the console. */
const sendQueue = (): void => {
  window.clearTimeout(timer)
  timer = undefined
  const events = queue.events.splice(0, 20)
  const views = queue.views.splice(0, 20)
  const zeroResults = queue.zeroResults.splice(0, 5)
  const searches = queue.searches.splice(0, 5)
  if (events.length + views.length + zeroResults.length + searches.length === 0) return
  try {
    const body = JSON.stringify({ events, views, zeroResults, searches })
    if (!navigator.sendBeacon('/api/events', body)) warn('The beacon was refused.')
  } catch (error) {
    warn(error)
  }
}

const scheduleSend = (): void => {
  timer ??= window.setTimeout(sendQueue, 1000)
}

/** Records that a vehicle was viewed; once per tab. */
export const recordView = (car_id: string): void => {
  const key = `viewed:${car_id}`
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage a tab may count twice, which is better than not at all.
  }
  queue.views.push(car_id)
  scheduleSend()
}

export const sendEvent = (id: number, car_id?: string): void => {
  document.dispatchEvent(new CustomEvent(EVENT_TYPE, { detail: { id, ...(car_id && { car_id }) } }))
}

/** Stores the pages that this tab visited and its first query, for a lead it may send (LEAD-09). */
const recordVisit = (): void => {
  try {
    const { pages = [], query = location.search.slice(0, 500) } = JSON.parse(
      sessionStorage.getItem('forecourt-visit') ?? '{}',
    ) as { pages?: string[]; query?: string }
    const visitedPages = [...pages, location.pathname].slice(-20)
    if (pages.at(-1) !== location.pathname)
      sessionStorage.setItem('forecourt-visit', JSON.stringify({ pages: visitedPages, query }))
  } catch {
    // Without storage the lead lacks the visited pages.
  }
}

/** Tracks the page's events until the returned function is called. `dataLayer`: a tag manager gets them too. */
export const startTracking = (dataLayer: boolean): (() => void) => {
  recordVisit()
  const queueEvent = (event: Event): void => {
    const pageEvent = (event as CustomEvent<PageEvent>).detail
    queue.events.push({ ...pageEvent, path: location.pathname })
    if (dataLayer)
      ((window as WindowWithDataLayer).dataLayer ??= []).push({
        event: 'forecourt',
        event_id: pageEvent.id,
        ...pageEvent,
      })
    scheduleSend()
  }
  const queueQuery = (event: Event): void => {
    queue[queryEvents[event.type as keyof typeof queryEvents]].push((event as CustomEvent<string>).detail)
    scheduleSend()
  }
  document.addEventListener(EVENT_TYPE, queueEvent)
  for (const type of Object.keys(queryEvents)) document.addEventListener(type, queueQuery)
  addEventListener('pagehide', sendQueue)
  return () => {
    document.removeEventListener(EVENT_TYPE, queueEvent)
    for (const type of Object.keys(queryEvents)) document.removeEventListener(type, queueQuery)
    removeEventListener('pagehide', sendQueue)
    sendQueue()
  }
}
