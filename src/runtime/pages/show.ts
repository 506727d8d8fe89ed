import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Database, insteadOfFailure, sayUnavailable } from '../unavailable'
import type { PageCache } from './cache'
import { newRender, type PageRender, pageRenders } from './render'

/** Seconds a cache between this server and the shopper may keep a page: nobody tells it of changes. */
const SHARED_SECONDS = 10

const secondsShown = ({ until, shownUntil }: PageRender): number =>
  Math.max(0, Math.min(SHARED_SECONDS, Math.floor(((shownUntil ?? until) - Date.now()) / 1000)))

/** Next lets caches outside keep a page for as long as it may keep it itself, and show it a year longer. */
const forCachesOutside = (response: ServerResponse, render: PageRender): void => {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const tooLong = typeof value === 'string' && value.startsWith('s-maxage=') && /^cache-control$/i.test(name)
    return setHeader(name, tooLong ? `s-maxage=${String(secondsShown(render))}` : value)
  }
}

type Parts = {
  readonly pages: Pick<PageCache, 'holds'>
  readonly database: Database
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** Lets Next answer: a stored page, or one made now; while Postgres is away stored ones alone. */
export const createShow =
  ({ pages, database, next }: Parts) =>
  (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    if (path.startsWith('/_next/')) return next(request, response)
    const isPage = path.startsWith('/site/')
    if (isPage && database.away() && !pages.holds(path)) {
      sayUnavailable(response)
      return Promise.resolve()
    }
    const render = newRender()
    if (isPage) forCachesOutside(response, render)
    insteadOfFailure(response, database, isPage && (request.method === 'GET' || request.method === 'HEAD'))
    return pageRenders.run(render, () => next(request, response))
  }
