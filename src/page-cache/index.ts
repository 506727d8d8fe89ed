/**
 * The public face of the page cache for the web server. Code that renders pages imports `render.ts` and
 * `process-entry.ts`, which are small.
 * Nothing outside this folder imports anything else of it.
 */
export { createPageCache, type PageCache } from './cache'
export type { PageEntry, PageValue } from './entry'
export { openRedisPages } from './redis'
export type { Expiry } from './staleness'
