import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageTag } from '@/src/integrations/cdn/port'
import { sendWithPolicy } from '../content-policy'
import { type DatabaseStatus, replaceFailure, sendUnavailable } from '../unavailable'
import { sendStoredPage, sharedSecondsUntil, isPageRequest } from './send-stored-page'
import type { PageCache } from '@/src/page-cache'
import { documentOf } from './document'
import { createRender, type PageRender, pageRenders } from '@/src/page-cache/render'

const sharedSeconds = ({ until, shownUntil }: PageRender): number => sharedSecondsUntil(shownUntil ?? until)

/** Next lets outside caches keep a page as long as it may itself, and serve it stale for a year. This shortens it. */
const limitSharedCaching = (response: ServerResponse, render: PageRender): void => {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const isSharedMaxAge = typeof value === 'string' && value.startsWith('s-maxage=') && /^cache-control$/i.test(name)
    return setHeader(name, isSharedMaxAge ? `s-maxage=${String(sharedSeconds(render))}` : value)
  }
}

/** Next answers 200 for an uncached page that turns out to be missing, because it sends the head first. Sets 404. */
const correctMissingStatus = (response: ServerResponse, render: PageRender): void => {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) =>
    writeHead(status === 200 && render.isMissing ? 404 : status, ...rest)) as typeof response.writeHead
}

/**
 * Browsers keep a 308 for ever unless a header limits it, but a vehicle that left its feed may come back (CNT-07).
 * Search engines treat it as permanent all the same.
 */
const limitRedirectCaching = (response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const cacheControl = response.getHeader('cache-control')
    if (status === 308 && typeof cacheControl === 'string' && cacheControl.startsWith('s-maxage='))
      response.setHeader('cache-control', `max-age=0, ${cacheControl}`)
    return writeHead(status, ...rest)
  }) as typeof response.writeHead
}

type PageHandlerOptions = {
  readonly pages: Pick<PageCache, 'has' | 'getFresh'>
  readonly database: DatabaseStatus
  /** True if pages are tagged with their tenant, for a CDN that is purged by tag. */
  readonly hasCacheTags?: boolean
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Answers a file of the build; resolves with false if the address has none. */
  readonly files: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>
}

/** Serves a stored page, or lets Next render one; while Postgres is unreachable, stored pages only. */
export const createPageHandler = ({ pages, database, next, files, hasCacheTags = false }: PageHandlerOptions) => {
  const handlePage = (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (hasCacheTags) response.setHeader('cache-tag', pageTag(path.split('/', 3)[2] ?? ''))
    const stored = isPageRequest(request) ? pages.getFresh(path) : null
    const page = stored && documentOf(stored.value)
    if (stored && page) return sendStoredPage(request, response, stored, page)
    sendWithPolicy(request, response)
    if (database.isUnreachable() && !pages.has(path)) {
      sendUnavailable(response)
      return Promise.resolve()
    }
    const render = createRender()
    limitSharedCaching(response, render)
    limitRedirectCaching(response)
    correctMissingStatus(response, render)
    replaceFailure(response, database, request.method === 'GET' || request.method === 'HEAD')
    return pageRenders.run(render, () => next(request, response))
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    if (path.startsWith('/_next/')) return (await files(request, response, path)) ? undefined : next(request, response)
    if (path.startsWith('/site/')) return handlePage(request, response, path)
    sendWithPolicy(request, response)
    replaceFailure(response, database, false)
    return pageRenders.run(createRender(), () => next(request, response))
  }
}
