import { slugAddress } from './host'

/** A tenant as far as its public address goes. */
export type Addressed = {
  readonly slug: string
  readonly url?: string | null | undefined
  readonly domains?: readonly { readonly host: string }[] | null | undefined
}

/**
 * Where a tenant's site is (TEN-01): its own address, else its first domain, else its slug under the platform's
 * (`http://localhost:3000` gives `http://edge.localhost:3000`); never with a closing slash, and always one that can
 * be read: every page is made with it.
 */
export const siteAddress = ({ slug, url, domains }: Addressed, platform: string): string => {
  const own = [url, domains?.[0] ? `https://${domains[0].host}` : null].find(
    (one) => one && /^https?:\/\//i.test(one) && URL.canParse(one),
  )
  return own ? own.replace(/\/$/, '') : slugAddress(platform, slug)
}
