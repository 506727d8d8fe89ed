import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageTag } from '@/src/integrations/cdn/port'
import { sendWithPolicy } from '../content-policy'
import { type Database, insteadOfFailure, sayUnavailable } from '../unavailable'
import { answerStored, secondsUntil, wantsPage } from './answer'
import type { PageCache } from './cache'
import { documentOf } from './document'
import { newRender, type PageRender, pageRenders } from './render'

const secondsShown = ({ until, shownUntil }: PageRender): number => secondsUntil(shownUntil ?? until)

/** Next lets outside caches keep a page as long as it may itself, and serve it stale for a year. This shortens it. */
const forCachesOutside = (response: ServerResponse, render: PageRender): void => {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const tooLong = typeof value === 'string' && value.startsWith('s-maxage=') && /^cache-control$/i.test(name)
    return setHeader(name, tooLong ? `s-maxage=${String(secondsShown(render))}` : value)
  }
}

/** Next answers 200 for an uncached page that turns out to be missing, because it sends the head first. Sets 404. */
const asMissing = (response: ServerResponse, render: PageRender): void => {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) =>
    writeHead(status === 200 && render.missing ? 404 : status, ...rest)) as typeof response.writeHead
}

/**
 * Browsers keep a 308 for ever unless a header limits it, but a vehicle that left its feed may come back (CNT-07).
 * Search engines treat it as permanent all the same.
 */
const askedAgain = (response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const kept = response.getHeader('cache-control')
    if (status === 308 && typeof kept === 'string' && kept.startsWith('s-maxage='))
      response.setHeader('cache-control', `max-age=0, ${kept}`)
    return writeHead(status, ...rest)
  }) as typeof response.writeHead
}

type Parts = {
  readonly pages: Pick<PageCache, 'holds' | 'shown'>
  readonly database: Database
  /** True if pages are tagged with their tenant, for a CDN that is purged by tag. */
  readonly tagged?: boolean
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Answers a file of the build; resolves with false if there is none at that address. */
  readonly files: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>
}

/** Serves a stored page, or lets Next render one; while Postgres is unreachable, stored pages only. */
export const createShow = ({ pages, database, next, files, tagged = false }: Parts) => {
  const showPage = (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (tagged) response.setHeader('cache-tag', pageTag(path.split('/', 3)[2] ?? ''))
    const stored = wantsPage(request) ? pages.shown(path) : null
    const page = stored && documentOf(stored.value)
    if (stored && page) return answerStored(request, response, stored, page)
    sendWithPolicy(request, response)
    if (database.away() && !pages.holds(path)) {
      sayUnavailable(response)
      return Promise.resolve()
    }
    const render = newRender()
    forCachesOutside(response, render)
    askedAgain(response)
    asMissing(response, render)
    insteadOfFailure(response, database, request.method === 'GET' || request.method === 'HEAD')
    return pageRenders.run(render, () => next(request, response))
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    if (path.startsWith('/_next/')) return (await files(request, response, path)) ? undefined : next(request, response)
    if (path.startsWith('/site/')) return showPage(request, response, path)
    sendWithPolicy(request, response)
    insteadOfFailure(response, database, false)
    return pageRenders.run(newRender(), () => next(request, response))
  }
}
