import { formatPhone, telHref } from '@/src/domain/phone'
import { destinationHref } from '@/src/domain/locations/location-display'
import type { OpeningHours, SpecialHours } from '@/src/domain/locations/opening-hours'
import type { MapPlace } from '@/src/domain/locations/australia'
import { SiteLink } from '@/src/shared/site-link'

type FooterLink = { readonly label: string; readonly href: string }

export type FooterGroup = { readonly title: string; readonly links: readonly FooterLink[] }

/** `destination` is where the directions link leads (`mapDestinationOf`). */
export type FooterLocation = {
  readonly name: string
  readonly address: string
  readonly destination: string
  readonly phone?: string
}

/** A location with what the place-led footer shows of it. */
export type FooterPlace = FooterLocation & {
  readonly slug: string
  readonly timezone: string
  readonly hours: readonly OpeningHours[]
  readonly special: readonly SpecialHours[]
}

/** The data that the layouts of the footer arrange. */
export type FooterContent = {
  readonly name: string
  readonly phone: string | undefined
  readonly locations: readonly FooterLocation[]
  /** Number of all locations, including those not listed here. */
  readonly locationCount: number
  readonly groups: readonly FooterGroup[]
  /** Only of the place-led layout. */
  readonly places: readonly FooterPlace[]
  readonly mapPlaces: readonly MapPlace[]
}

export const FooterPhone = ({ phone, label }: { phone: string; label?: string }) => (
  <a href={telHref(phone)} className="tel">
    {label && <span className="sr-only">{`${label} `}</span>}
    {formatPhone(phone)}
  </a>
)

export const FooterLocations = ({ locations }: Pick<FooterContent, 'locations'>) => (
  <ul className="footer-locations">
    {locations.map(({ name, address, destination, phone }) => (
      <li key={name}>
        <b>{name}</b>
        <a href={destinationHref(destination)}>{address}</a>
        {phone && (
          <p>
            <FooterPhone phone={phone} />
          </p>
        )}
      </li>
    ))}
  </ul>
)

/** A link to all locations, where the footer lists only some. */
export const AllLocations = ({ listed, count }: { listed: number; count: number }) =>
  count > listed && (
    <p className="footer-more">
      <a href="/locations">{`All ${count} locations`}</a>
    </p>
  )

const LinkList = ({ links }: { links: readonly FooterLink[] }) => (
  <ul>
    {links.map(({ label, href }) => (
      <li key={href + label}>
        <SiteLink href={href}>{label}</SiteLink>
      </li>
    ))}
  </ul>
)

export const FooterGroups = ({ groups }: Pick<FooterContent, 'groups'>) => (
  <div className="footer-groups">
    {groups.map(({ title, links }) => (
      <nav key={title} aria-label={title}>
        <h2>{title}</h2>
        <LinkList links={links} />
      </nav>
    ))}
  </div>
)

/** All links in one run, without the titles of their groups; a page that several groups link to is there once. */
export const FooterLinkLine = ({ groups }: Pick<FooterContent, 'groups'>) => {
  const links = new Map(groups.flatMap((group) => group.links.map((link) => [link.href, link] as const)))
  return (
    <nav aria-label="Footer" className="footer-line">
      <LinkList links={[...links.values()]} />
    </nav>
  )
}
