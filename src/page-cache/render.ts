import { AsyncLocalStorage } from 'node:async_hooks'
import { createProcessEntry } from '@/src/platform/process-registry'
import { nextChangeAt, type TimeDependencies } from '@/src/domain/page-expiry'
import type { LogPosition } from '@/src/domain/stock/search-record/log-position'

/** State of a page while it is rendered. It follows the request from the server through Next to the cache. */
export type PageRender = {
  /** When rendering began, by this process's clock; null if nothing is rendered, as when the page was cached. */
  startedAt: number | null
  /** When the oldest of a dealer's content in it was read, which may be before this page was requested. */
  read: number
  /** How far the search engine had followed the change log at that moment; null with a hosted search. */
  position: LogPosition | null
  /** True if it shows vehicles. */
  stock: boolean
  /** When the page stops being valid, in milliseconds since 1970. */
  until: number
  /** The same moment for a stored page that is served instead. */
  shownUntil: number | null
  /** True if everything on the page could be read. An incomplete page is cached briefly, in this process only. */
  isComplete: boolean
  /** True if the page turned out not to exist. */
  isMissing: boolean
}

export const createRender = (): PageRender => ({
  startedAt: null,
  read: Infinity,
  position: null,
  stock: false,
  until: Infinity,
  shownUntil: null,
  isComplete: true,
  isMissing: false,
})

const sharedRenders = createProcessEntry<AsyncLocalStorage<PageRender>>('page-render')

/** The render of the current request, in this copy of the module and in Next's. */
export const pageRenders = sharedRenders.get() ?? new AsyncLocalStorage<PageRender>()
sharedRenders.provide(pageRenders)

/** Records that the page being rendered shows a dealer's content as it was read at a moment. */
export const recordReadAt = (moment: number): void => {
  const render = pageRenders.getStore()
  if (render) render.read = Math.min(render.read, moment)
}

/** Records what on the page being rendered will change with time alone: the page is cached until then. */
export const limitLifetime = (shown: TimeDependencies): void => {
  const render = pageRenders.getStore()
  if (render) render.until = Math.min(render.until, nextChangeAt(shown, render.startedAt ?? Date.now()))
}

/** Records that the page being rendered shows vehicles: it expires with each change of its tenant's stock (STK-03). */
export const markShowsStock = (shown: TimeDependencies): void => {
  const render = pageRenders.getStore()
  if (render) render.stock = true
  limitLifetime(shown)
}

/** How long an incomplete page is cached: long enough that a crowd of requests does not render it each time. */
const INCOMPLETE_PAGE_MS = 1000

/** Records that a search or another part of the page being rendered failed. */
export const markIncomplete = (): void => {
  const render = pageRenders.getStore()
  if (!render) return
  render.isComplete = false
  render.until = Math.min(render.until, Date.now() + INCOMPLETE_PAGE_MS)
}

/** Records that the page being rendered does not exist. */
export const markMissing = (): void => {
  const render = pageRenders.getStore()
  if (render) render.isMissing = true
}
