import { addressLine, destinationOf, licences, phoneOf, visibleLocations } from '@/src/domain/locations/present'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { FooterView, type FooterGroup, type FooterPlace } from './footer-view'

/** A group with many locations has a page for them; the footer lists the first. */
const listed = 4

const socialNames = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', linkedin: 'LinkedIn' } as const

/** Adds the label unless staff already wrote it into the number's field. */
const licenceLabel = (numbers: readonly string[]): string => {
  const text = numbers.join(', ')
  if (/licen[cs]e/i.test(text)) return text
  return `${numbers.length > 1 ? 'Dealer licences' : 'Dealer licence'} ${text}`
}

const placeOf = (place: SiteLocation, site: Site): FooterPlace => {
  const phone = phoneOf(place, site)
  return {
    name: place.name,
    line: addressLine(place),
    to: destinationOf(place),
    ...(phone ? { phone } : {}),
  }
}

const followUs = (social: Site['social']): readonly FooterGroup[] => {
  const links = Object.entries(social).map(([name, href]) => ({
    label: socialNames[name as keyof typeof socialNames],
    href,
  }))
  return links.length > 0 ? [{ title: 'Follow us', links }] : []
}

/** Footer of every page. The motor dealer laws of the states require the dealer's licence number (LOC-02). */
export const Footer = ({ site }: { site: Site }) => {
  const places = visibleLocations(site)
  const numbers = licences(site)
  const { finance } = site.switches
  return (
    <FooterView
      look={site.theme.footer}
      name={site.name}
      places={places.slice(0, listed).map((place) => placeOf(place, site))}
      total={places.length}
      groups={[...site.footer, ...followUs(site.social)]}
      numbers={[
        `© ${site.name}`,
        ...(site.abn ? [`ABN ${site.abn}`] : []),
        ...(numbers.length > 0 ? [licenceLabel(numbers)] : []),
      ]}
      warned={finance.estimate && finance.provider !== ''}
    />
  )
}
