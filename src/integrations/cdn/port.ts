/** Pages by what they are tagged with (`pageTag`), or all there are. */
export type Purged = 'everything' | { readonly tags: readonly string[] }

/** The cache between this server and shoppers. */
export type Cdn = {
  /** Has it forget these pages. Resolves once it said so; rejects where it cannot, or is not in time. */
  purge(what: Purged): Promise<void>
}

/** The tag of a dealer's pages (`Cache-Tag`): what one dealer changes leaves everybody else's alone. */
export const pageTag = (tenantId: string): string => `tenant-${tenantId}`
