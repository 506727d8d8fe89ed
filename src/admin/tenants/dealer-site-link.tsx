import { ExternalLink } from 'lucide-react'
import type { Payload } from 'payload'
import { resolveSiteAddress } from '@/src/domain/tenancy/site-address'
import { env } from '@/src/env'

type Props = { readonly payload: Payload; readonly id?: number | string }

/** The link from a dealer's form to its site, once the dealer was saved (ADM-06). */
export const DealerSiteLink = async ({ payload, id }: Props) => {
  if (id === undefined) return null
  const dealer = await payload.findByID({
    collection: 'tenants',
    id: String(id),
    select: { slug: true, url: true, domains: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (dealer === null) return null
  return (
    <a className="site-bar__link" href={resolveSiteAddress(dealer, env.PUBLIC_URL)} target="_blank" rel="noopener">
      View site
      <ExternalLink size={15} aria-hidden />
      <span className="panel-hidden"> (opens in a new tab)</span>
    </a>
  )
}
