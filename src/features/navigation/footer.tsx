import Link from 'next/link'
import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { addressLine, directionsHref, licences, phoneOf, visibleLocations } from '@/src/domain/locations/present'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { classNames } from '@/src/ui/class-names'

const looks = {
  light: { ground: 'bg-surface-alt text-ink border-t border-border', quiet: 'text-muted', line: 'border-border' },
  tinted: { ground: 'bg-tint text-ink border-t border-border', quiet: 'text-ink', line: 'border-border' },
  dark: { ground: 'on-chrome bg-chrome text-on-chrome', quiet: 'text-chrome-muted', line: 'border-chrome-border' },
} as const

type Look = (typeof looks)[keyof typeof looks]

const link = 'inline-flex min-h-8 items-center underline-offset-4 hover:underline max-sm:min-h-11'
const title = 'font-heading text-base font-bold tracking-normal'

const Place = ({ place, site, look }: { place: SiteLocation; site: Site; look: Look }) => {
  const phone = phoneOf(place, site)
  return (
    <li>
      <p className="font-semibold">{place.name}</p>
      <a href={directionsHref(place)} className={classNames(link, look.quiet)}>
        {addressLine(place)}
      </a>
      {phone && (
        <p>
          <a href={telHref(phone)} className={classNames(link, 'tabular-nums')}>
            {formatPhone(phone)}
          </a>
        </p>
      )}
    </li>
  )
}

/** A group's many yards have a section of their own; the footer names the first. */
const listed = 6

const socialNames = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', linkedin: 'LinkedIn' } as const

/** The word stands once, also where staff wrote it into the number's own field. */
const licenceLabel = (numbers: readonly string[]): string => {
  const text = numbers.join(', ')
  if (/licen[cs]e/i.test(text)) return text
  return `${numbers.length > 1 ? 'Dealer licences' : 'Dealer licence'} ${text}`
}

const Legal = ({ site, look }: { site: Site; look: Look }) => {
  const numbers = licences(site)
  return (
    <div className={classNames('grid gap-2 border-t pt-6 text-sm', look.line, look.quiet)}>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span>© {site.name}</span>
        {site.abn && <span>ABN {site.abn}</span>}
        {numbers.length > 0 && <span>{licenceLabel(numbers)}</span>}
      </p>
      <p className="max-w-[70ch]">
        Prices are for the vehicle as described and carry their type: drive away includes all government charges and
        on-road costs; excluding government charges does not. Stock can sell before a page is updated, so please call
        before you travel.
      </p>
    </div>
  )
}

/** On every page, with the dealer's licence number as the motor dealer laws of the states require (LOC-02). */
export const Footer = ({ site }: { site: Site }) => {
  const look = looks[site.theme.footer]
  const places = visibleLocations(site)
  return (
    <footer className={classNames('mt-auto', look.ground)}>
      <div className="wrap grid gap-10 py-12 lg:py-16">
        <div className="grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="grid content-start gap-6">
            <p className="font-heading text-xl font-bold">{site.name}</p>
            <ul className="grid gap-6 sm:grid-cols-2">
              {places.slice(0, listed).map((place) => (
                <Place key={place.id} place={place} site={site} look={look} />
              ))}
            </ul>
            {places.length > listed && (
              <p>
                <Link href="/#locations" prefetch={false} className={classNames(link, 'font-semibold underline')}>
                  All {places.length} locations
                </Link>
              </p>
            )}
          </div>
          <div className="grid grid-cols-2 content-start gap-8 sm:grid-cols-3 lg:grid-cols-4">
            {site.footer.map((group) => (
              <nav key={group.title} aria-label={group.title}>
                <h2 className={title}>{group.title}</h2>
                <ul className="mt-2">
                  {group.links.map((one) => (
                    <li key={one.href + one.label}>
                      <Link href={one.href} prefetch={false} className={classNames(link, look.quiet)}>
                        {one.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            {Object.keys(site.social).length > 0 && (
              <nav aria-label="Follow us">
                <h2 className={title}>Follow us</h2>
                <ul className="mt-2">
                  {Object.entries(site.social).map(([name, href]) => (
                    <li key={name}>
                      <a href={href} rel="noopener" className={classNames(link, look.quiet)}>
                        {socialNames[name as keyof typeof socialNames]}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        </div>
        <Legal site={site} look={look} />
      </div>
    </footer>
  )
}
