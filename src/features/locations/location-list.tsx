'use client'

import { classNames } from '@/src/ui/class-names'
import { LocationCard, type LocationFacts } from './location-card'

const columns: Readonly<Record<number, string>> = {
  1: 'sm:max-w-lg',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
}

/** Side by side up to three, a row to swipe above that (LOC-01). `labelledBy` is the id of the list's heading. */
export const LocationList = ({ places, labelledBy }: { places: readonly LocationFacts[]; labelledBy: string }) => {
  const swiped = places.length > 3
  return (
    <ul
      {...(swiped && { tabIndex: 0, 'aria-labelledby': labelledBy })}
      className={swiped ? 'strip strip-places' : classNames('grid gap-4 lg:gap-6', columns[places.length])}
    >
      {places.map((place) => (
        <li key={place.name + place.address.street}>
          <LocationCard location={place} />
        </li>
      ))}
    </ul>
  )
}
