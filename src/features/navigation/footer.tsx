import {
  formatAddress,
  mapDestinationOf,
  listLicences,
  listVisibleLocations,
} from '@/src/domain/locations/location-display'
import { listMapPlaces } from '@/src/domain/locations/australia'
import { locationPhone, sitePhone } from '@/src/domain/locations/phones'
import type { SiteLocation } from '@/src/domain/locations/location'
import { formatPriceLabels } from '@/src/domain/warranty/warranty-text'
import type { Site } from '@/src/domain/tenancy/site'
import { listNearSpecialHours } from '@/src/domain/locations/special-hours'
import { markSpecialDays } from '@/src/server/locations/location-page'
import { registerServerHtml } from '@/src/ui/register-server-html'
import { FooterView } from './footer-view'
import type { FooterContentsProps } from './footers/footer-contents'
import type { FooterGroup, FooterLocation, FooterPlace } from './footers/footer-parts'

/** A group with many locations has a page for them; the footer lists the first. */
const MAX_LISTED_LOCATIONS = 4

/** A place shows its hours as well. */
const MAX_PLACES = 3

const socialNames = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', linkedin: 'LinkedIn' } as const

/** Adds the label unless staff already wrote it into the number's field. */
const formatLicences = (numbers: readonly string[]): string => {
  const text = numbers.join(', ')
  if (/licen[cs]e/i.test(text)) return text
  return `${numbers.length > 1 ? 'Dealer licences' : 'Dealer licence'} ${text}`
}

const toFooterLocation = (location: SiteLocation, site: Site): FooterLocation => {
  const phone = locationPhone(location, site)
  return {
    name: location.name,
    address: formatAddress(location),
    destination: mapDestinationOf(location),
    ...(phone ? { phone } : {}),
  }
}

const listPlaces = (locations: readonly SiteLocation[], site: Site): readonly FooterPlace[] => {
  const listed = locations.slice(0, MAX_PLACES)
  const today = markSpecialDays(listed)
  return listed.map((location) => ({
    ...toFooterLocation(location, site),
    slug: location.slug,
    timezone: location.timezone,
    hours: location.opening_hours,
    special: listNearSpecialHours(location, today),
  }))
}

/** Data of the place-led layout alone, so that other pages do not carry it. */
const placeContent = (locations: readonly SiteLocation[], site: Site) =>
  site.theme.footer_layout === 'place-led'
    ? { places: listPlaces(locations, site), mapPlaces: listMapPlaces(locations) }
    : { places: [], mapPlaces: [] }

const socialLinkGroups = (social: Site['social']): readonly FooterGroup[] => {
  const links = Object.entries(social).map(([name, href]) => ({
    label: socialNames[name as keyof typeof socialNames],
    href,
  }))
  return links.length > 0 ? [{ title: 'Follow us', links }] : []
}

/** Footer of every page. The motor dealer laws of the states require the dealer's licence number (LOC-02). */
export const Footer = ({ site }: { site: Site }) => {
  const locations = listVisibleLocations(site)
  const numbers = listLicences(site)
  const { display, finance } = site.switches
  const layout = site.theme.footer_layout
  const contents: FooterContentsProps = {
    layout,
    phone: sitePhone(site),
    ...placeContent(locations, site),
    name: site.name,
    locations: locations.slice(0, MAX_LISTED_LOCATIONS).map((location) => toFooterLocation(location, site)),
    locationCount: locations.length,
    groups: [...site.footer, ...socialLinkGroups(site.social)],
    legalItems: [
      `© ${site.name}`,
      ...(site.abn ? [`ABN ${site.abn}`] : []),
      ...(numbers.length > 0 ? [formatLicences(numbers)] : []),
    ],
    priceLabels: formatPriceLabels(display),
    showsFinanceWarning: finance.estimate && finance.provider !== '',
  }
  return <FooterView look={site.theme.footer} layout={layout} contents={registerServerHtml(JSON.stringify(contents))} />
}
