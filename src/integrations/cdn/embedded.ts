import type { Cdn } from './port'

/** For installations without a CDN: there is nothing to purge. */
export const noCdn: Cdn = { purge: async () => undefined }
