import {
  formatAddress,
  mapDestinationOf,
  listLicences,
  listVisibleLocations,
} from '@/src/domain/locations/location-display'
import { locationPhone } from '@/src/domain/locations/phones'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { FooterView, type FooterGroup, type FooterLocation } from './footer-view'

/** A group with many locations has a page for them; the footer lists the first. */
const MAX_LISTED_LOCATIONS = 4

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
  const { finance } = site.switches
  return (
    <FooterView
      look={site.theme.footer}
      name={site.name}
      locations={locations.slice(0, MAX_LISTED_LOCATIONS).map((location) => toFooterLocation(location, site))}
      locationCount={locations.length}
      groups={[...site.footer, ...socialLinkGroups(site.social)]}
      legalItems={[
        `© ${site.name}`,
        ...(site.abn ? [`ABN ${site.abn}`] : []),
        ...(numbers.length > 0 ? [formatLicences(numbers)] : []),
      ]}
      showsFinanceWarning={finance.estimate && finance.provider !== ''}
    />
  )
}
