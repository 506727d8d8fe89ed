import { slugAddress } from './host'

/** The fields of a tenant that determine its public address. */
export type Addressed = {
  readonly slug: string
  readonly url?: string | null | undefined
  readonly domains?: readonly { readonly host: string }[] | null | undefined
}

/**
 * Returns the address of a tenant's site (TEN-01): its own, else its first domain, else its slug under the platform
 * (`http://localhost:3000` gives `http://edge.localhost:3000`). Without a trailing slash, and always a valid URL,
 * because every page is built with it.
 */
export const siteAddress = ({ slug, url, domains }: Addressed, platform: string): string => {
  const own = [url, domains?.[0] ? `https://${domains[0].host}` : null].find(
    (one) => one && /^https?:\/\//i.test(one) && URL.canParse(one),
  )
  return own ? own.replace(/\/$/, '') : slugAddress(platform, slug)
}
