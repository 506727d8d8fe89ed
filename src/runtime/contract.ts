import type { SearchRequest, SearchResponse } from '@/src/integrations/search/port'

/**
 * What the process around Next lends to the pages rendered in it. Next bundles its own copy of every module, so
 * the two meet in one global object and nowhere else.
 */
export type Runtime = {
  readonly search: (tenantId: string, requests: readonly SearchRequest[]) => Promise<readonly SearchResponse[]>
  readonly searchKey: (tenantId: string) => { readonly appId: string; readonly apiKey: string; readonly path: string }
}

const key = Symbol.for('forecourt.runtime')
const shared = globalThis as { [key]?: Runtime }

export const lendRuntime = (runtime: Runtime): void => {
  shared[key] = runtime
}

/** Throws where there is no server around Next, such as in a build: pages that search are not prerendered. */
export const borrowRuntime = (): Runtime => {
  const runtime = shared[key]
  if (!runtime) throw new Error('No search is running: start the site with server.mjs.')
  return runtime
}
