import { Section } from '@/src/ui/section'
import type { locationLayouts } from '@/src/domain/content/location-layouts'
import type { SiteLocation } from '@/src/domain/locations/location'
import { cardLookOf, toLocationCards, type LocationCardContext } from './location-card-data'
import { LocationLines } from './location-lines'
import { LocationList } from './location-list'

/**
 * “Our Locations” as a section of a page (LOC-01). `locations` come from `listLocations`, filtered as the page needs;
 * renders nothing without locations.
 */
export const Locations = ({
  locations,
  title,
  more,
  layout = 'cards',
  ...context
}: LocationCardContext & {
  readonly locations: readonly SiteLocation[]
  readonly title?: string
  readonly layout?: keyof typeof locationLayouts
  readonly more?: { readonly label: string; readonly href: string }
}) => {
  if (locations.length === 0) return null
  return (
    <Section
      title={title ?? (locations.length > 1 ? 'Our Locations' : 'Visit us')}
      id="locations"
      background="bg-surface-alt"
      {...(more && { more })}
    >
      {layout === 'lines' ? (
        <LocationLines places={toLocationCards(locations, context)} count={locations.length} />
      ) : (
        <LocationList look={cardLookOf(context.site)} locations={toLocationCards(locations, context)} />
      )}
    </Section>
  )
}
