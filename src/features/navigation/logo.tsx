import Link from 'next/link'
import type { Site } from '@/src/domain/tenancy/site'

/** The dealer's logo, or its name set in the heading font. */
export const Logo = ({ site }: { site: Pick<Site, 'name' | 'theme'> }) => (
  <Link href="/" prefetch={false} className="site-logo" aria-label={`${site.name}, home`}>
    {site.theme.logo_url ? (
      <img src={site.theme.logo_url} alt="" width={200} height={44} className="h-9 w-auto max-w-52 object-contain" />
    ) : (
      <span className="site-logo-name" data-long={site.name.length > 30 || undefined}>
        {site.name}
      </span>
    )}
  </Link>
)
