import { cardLocations } from '@/src/domain/locations/present'
import type { Site } from '@/src/domain/tenancy/site'
import { classNames } from '@/src/ui/class-names'
import { Section } from '@/src/ui/section'
import { LocationCard } from './location-card'

const columns: Readonly<Record<number, string>> = {
  1: 'sm:max-w-lg',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
}

/** All yards: side by side up to three, a row to swipe above that (LOC-01). */
export const Locations = ({ site }: { site: Site }) => {
  const places = cardLocations(site)
  if (places.length === 0) return null
  const swiped = places.length > 3
  return (
    <Section title={places.length > 1 ? 'Our locations' : 'Visit us'} id="locations" ground="bg-surface-alt">
      <ul
        {...(swiped && { tabIndex: 0, 'aria-labelledby': 'locations' })}
        className={
          swiped
            ? 'snap-row thin-scrollbar -mx-4 scroll-px-4 gap-4 px-4 pb-4 lg:mx-0 lg:scroll-px-0 lg:gap-6 lg:px-0'
            : classNames('grid gap-4 lg:gap-6', columns[places.length])
        }
      >
        {places.map((place) => (
          <li key={place.id} className={swiped ? 'w-[86%] max-w-96' : undefined}>
            <LocationCard location={place} site={site} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
