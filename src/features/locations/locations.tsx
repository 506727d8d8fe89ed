import { Section } from '@/src/ui/section'
import type { SiteLocation } from '@/src/domain/tenancy/site'
import { cardLook, locationFacts, type FactsOf } from './location-facts'
import { LocationList } from './location-list'

/**
 * “Our Locations” as a section of a page (LOC-01). `locations` come from `listedLocations`, filtered as the page needs;
 * renders nothing without locations.
 */
export const Locations = ({
  locations,
  title,
  more,
  ...told
}: FactsOf & {
  readonly locations: readonly SiteLocation[]
  readonly title?: string
  readonly more?: { readonly label: string; readonly href: string }
}) => {
  if (locations.length === 0) return null
  return (
    <Section
      title={title ?? (locations.length > 1 ? 'Our Locations' : 'Visit us')}
      id="locations"
      ground="bg-surface-alt"
      {...(more && { more })}
    >
      <LocationList look={cardLook(told.site)} places={locationFacts(locations, told)} />
    </Section>
  )
}
