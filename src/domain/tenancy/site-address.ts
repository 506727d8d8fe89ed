import { platformSiteAddress } from './host'

/** The fields of a tenant that determine its public address. */
export type SiteAddressFields = {
  readonly slug: string
  readonly url?: string | null | undefined
  readonly domains?: readonly { readonly host: string }[] | null | undefined
}

/**
 * Returns the address of a tenant's site (TEN-01): its own, else its first domain, else its slug under the platform
 * (`http://localhost:3000` gives `http://edge.localhost:3000`). Without a trailing slash, and always a valid URL,
 * because every page is built with it.
 */
export const resolveSiteAddress = ({ slug, url, domains }: SiteAddressFields, platform: string): string => {
  const ownAddress = [url, domains?.[0] ? `https://${domains[0].host}` : null].find(
    (one) => one && /^https?:\/\//i.test(one) && URL.canParse(one),
  )
  return ownAddress ? ownAddress.replace(/\/$/, '') : platformSiteAddress(platform, slug)
}
