/** The pages to purge: those with one of these tags (`pageTag`), or all. */
export type PurgeTarget = 'everything' | { readonly tags: readonly string[] }

/** The cache between this server and shoppers. */
export type Cdn = {
  /** Purges these pages. Resolves once the CDN has confirmed it; rejects if it fails or times out. */
  purge(target: PurgeTarget): Promise<void>
}

/** The `Cache-Tag` of a dealer's pages, so that a change by one dealer does not purge the pages of others. */
export const pageTag = (tenantId: string): string => `tenant-${tenantId}`
