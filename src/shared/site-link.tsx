import type { ReactNode } from 'react'

const PRIVACY_POLICY_PATH = '/privacy-policy'

/**
 * A link of the site. The privacy policy opens in a new tab, so that shoppers keep what they have typed; the link says so
 * to screen readers.
 */
export const SiteLink = ({ href, className, children }: { href: string; className?: string; children: ReactNode }) =>
  href === PRIVACY_POLICY_PATH ? (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  )
