import { payloadEntry } from '@/src/server/payload'

/**
 * Gives the pages this installation's Payload. The configuration imports all collections, which are built on blocks and on
 * `src/server`, so `src/server` may not import it. It is loaded with the first read: neither the start nor `next build`
 * waits for it.
 */
export const providePayload = (): void => {
  payloadEntry.provide(async () => {
    const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')])
    return getPayload({ config })
  })
}
