import { AsyncLocalStorage } from 'node:async_hooks'
import { nextBoundary, type Shown } from '@/src/domain/page-life'
import type { LogPosition } from '@/src/services/stock-index/change-log'

/** What is known of a page while it is made: it travels with the request, from the server through Next to the store. */
export type PageRender = {
  /** When its making began, on this process's clock; null while nothing is made, as when the store had it. */
  begun: number | null
  /** When the oldest of a dealer's content in it was read: it may have been kept from before this page was asked for. */
  read: number
  /** How far the search engine had followed the change log at that moment; null with a search elsewhere. */
  position: LogPosition | null
  /** Whether it shows vehicles. */
  stock: boolean
  /** When what it shows stops being true, in milliseconds since 1970. */
  until: number
  /** The same of a stored page that is shown instead. */
  shownUntil: number | null
  /** Whether all it shows could be read: what lacks something is shown for a moment, by this process alone. */
  whole: boolean
  /** Whether it says that there is no such page. */
  missing: boolean
}

export const newRender = (): PageRender => ({
  begun: null,
  read: Infinity,
  position: null,
  stock: false,
  until: Infinity,
  shownUntil: null,
  whole: true,
  missing: false,
})

const key = Symbol.for('forecourt.page-render')
const shared = globalThis as { [key]?: AsyncLocalStorage<PageRender> }

/** Next bundles its own copy of this module: both meet in one global object (see `contract.ts`). */
export const pageRenders: AsyncLocalStorage<PageRender> = (shared[key] ??= new AsyncLocalStorage<PageRender>())

/** Notes that the page being made shows a dealer's content as it was read at a moment. */
export const noteRead = (moment: number): void => {
  const render = pageRenders.getStore()
  if (render) render.read = Math.min(render.read, moment)
}

/** Notes that the page being made shows what time alone will change: it is stored until then and no longer. */
export const noteShown = (shown: Shown): void => {
  const render = pageRenders.getStore()
  if (render) render.until = Math.min(render.until, nextBoundary(shown, render.begun ?? Date.now()))
}

/** Notes that the page being made shows vehicles: it expires with each change of its tenant's stock (STK-03). */
export const noteStock = (shown: Shown): void => {
  const render = pageRenders.getStore()
  if (render) render.stock = true
  noteShown(shown)
}

/** How long a page is kept that lacks something: long enough that a crowd asking for it does not make it each time. */
const lackingMs = 1000

/** Notes that a search behind the page being made could not answer. */
export const noteLacking = (): void => {
  const render = pageRenders.getStore()
  if (!render) return
  render.whole = false
  render.until = Math.min(render.until, Date.now() + lackingMs)
}

/** Notes that the page being made says that there is none. */
export const noteMissing = (): void => {
  const render = pageRenders.getStore()
  if (render) render.missing = true
}
