import type { BrowserContext, Request } from '@playwright/test'

/**
 * The last requests of a test's pages, for the output of a failure: a form that was replaced, or a page that was left,
 * is explained by what was loaded before.
 */

const MAX_LINES = 80
const TYPES: readonly string[] = ['document', 'fetch', 'xhr']

const lines: string[] = []
let startedAt = Date.now()

const kindOf = (request: Request): string => {
  const headers = request.headers()
  if ('next-action' in headers) return ' (server action)'
  return 'rsc' in headers ? ' (part of a page)' : ''
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`.slice(0, 160)
}

const record = (text: string): void => {
  lines.push(`${((Date.now() - startedAt) / 1000).toFixed(1)} s ${text}`)
  if (lines.length > MAX_LINES) lines.shift()
}

/** Records the requests for pages and data of a context, with their answers. */
export const recordRequests = (context: BrowserContext): void => {
  context.on('request', (request) => {
    if (TYPES.includes(request.resourceType())) record(`${request.method()} ${pathOf(request.url())}${kindOf(request)}`)
  })
  context.on('response', (response) => {
    if (TYPES.includes(response.request().resourceType()))
      record(`  ${String(response.status())} ${pathOf(response.url())}`)
  })
}

/** Begins the record of a test. */
export const clearRequests = (): void => {
  startedAt = Date.now()
  lines.length = 0
}

export const listRequests = (): string => lines.join('\n')
