import type { Env } from '@/src/env'
import { noCdn } from './embedded'
import { createHttpCdn } from './http'
import type { Cdn } from './port'

/** Creates the CDN driver set in the environment, or one that does nothing. */
export const createCdn = (env: Pick<Env, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>): Cdn =>
  env.CDN_PURGE_URL ? createHttpCdn(env.CDN_PURGE_URL, { token: env.CDN_PURGE_TOKEN }) : noCdn
