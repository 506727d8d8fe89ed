'use client'

import { formatPhone, telHref } from '@/src/domain/phone'
import { destinationHref } from '@/src/domain/locations/location-display'
import { useSiteBasics } from '@/src/shared/site-basics'
import { SiteLink } from '@/src/shared/site-link'

export type FooterGroup = {
  readonly title: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}
/** `destination` is where the directions link leads (`wayTo`). */
export type FooterLocation = {
  readonly name: string
  readonly address: string
  readonly destination: string
  readonly phone?: string
}

type Props = {
  look: string
  name: string
  locations: readonly FooterLocation[]
  /** Number of all locations, including those not listed here. */
  locationCount: number
  groups: readonly FooterGroup[]
  legalItems: readonly string[]
  /** Cards may show comparison rates, so the warning they need is shown here. */
  showsFinanceWarning: boolean
}

const FooterLocations = ({ locations }: Pick<Props, 'locations'>) => (
  <ul className="footer-locations">
    {locations.map(({ name, address, destination, phone }) => (
      <li key={name}>
        <b>{name}</b>
        <a href={destinationHref(destination)}>{address}</a>
        {phone && (
          <p>
            <a href={telHref(phone)} className="tel">
              {formatPhone(phone)}
            </a>
          </p>
        )}
      </li>
    ))}
  </ul>
)

const LinkGroup = ({ title, links }: FooterGroup) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ label, href }) => (
        <li key={href + label}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  </nav>
)

const FinanceWarning = () => <p className="max-w-[70ch]">*{useSiteBasics().financeWarning}</p>

/** A client component: the page then carries the footer as data instead of a second copy of the markup. */
export const FooterView = ({
  look,
  name,
  locations,
  locationCount,
  groups,
  legalItems,
  showsFinanceWarning,
}: Props) => (
  <footer className={look === 'dark' ? 'site-footer on-chrome' : 'site-footer'} data-look={look} data-soft>
    <div className="footer-all">
      <div className="footer-top">
        <div className="footer-dealer">
          <p className="footer-name">{name}</p>
          <FooterLocations locations={locations} />
          {locationCount > locations.length && (
            <p className="footer-more">
              <a href="/locations">{`All ${locationCount} locations`}</a>
            </p>
          )}
        </div>
        <div className="footer-groups">
          {groups.map((group) => (
            <LinkGroup key={group.title} {...group} />
          ))}
        </div>
      </div>
      <div className="footer-legal">
        <p className="footer-numbers">
          {legalItems.map((item) => (
            <span key={item}>{item}</span>
          ))}
        </p>
        <p className="max-w-[70ch]">
          Prices are for the vehicle as described, and each price states its type: drive away includes all government
          charges and on-road costs; excluding government charges does not. Stock can sell before a page is updated, so
          please call before you travel.
        </p>
        {showsFinanceWarning && <FinanceWarning />}
      </div>
    </div>
  </footer>
)
