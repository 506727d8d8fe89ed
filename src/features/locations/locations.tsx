import { cardLocations, phoneOf } from '@/src/domain/locations/present'
import { present } from '@/src/domain/present'
import type { OpeningHours, Site, SiteLocation } from '@/src/domain/tenancy/site'
import { Section } from '@/src/ui/section'
import type { LocationFacts } from './location-card'
import { LocationList } from './location-list'

/** Yards with the same week share one: what is the same thing travels to the browser once. */
const sharedWeeks = () => {
  const weeks = new Map<string, readonly OpeningHours[]>()
  return (week: readonly OpeningHours[]): readonly OpeningHours[] => {
    const key = JSON.stringify(week)
    const known = weeks.get(key) ?? week
    weeks.set(key, known)
    return known
  }
}

/** Only what the card shows travels to the browser. */
const factsOf = (
  { name, address, timezone, opening_hours, badge, image_url, dealer_license_number }: SiteLocation,
  phone: string | undefined,
  shared: ReturnType<typeof sharedWeeks>,
): LocationFacts => ({
  name,
  address,
  timezone,
  opening_hours: shared(opening_hours),
  ...present({ badge, image_url, dealer_license_number, phone }),
})

/** All yards with a card (LOC-01). */
export const Locations = ({ site, id = 'locations' }: { site: Site; id?: string }) => {
  const places = cardLocations(site)
  if (places.length === 0) return null
  const shared = sharedWeeks()
  return (
    <Section title={places.length > 1 ? 'Our locations' : 'Visit us'} id={id} ground="bg-surface-alt">
      <LocationList labelledBy={id} places={places.map((place) => factsOf(place, phoneOf(place, site), shared))} />
    </Section>
  )
}
