'use client'

import { carouselFrom } from '@/src/domain/locations/listing'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon'
import { LocationCard } from './location-card'
import type { CardLook, LocationFacts } from './location-facts'

const columns: Readonly<Record<number, string>> = {
  1: 'sm:max-w-lg',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
}

type Props = {
  readonly places: readonly LocationFacts[]
  /** The id of the list's heading. */
  readonly labelledBy: string
  readonly look: CardLook
}

/** Side by side up to three, a row to swipe above that (LOC-01). */
export const LocationList = ({ places, labelledBy, look }: Props) => {
  const swiped = places.length >= carouselFrom
  return (
    <>
      {swiped && (
        <p className="swipe-hint">
          Swipe
          <Icon name="arrow-right" />
        </p>
      )}
      <ul
        {...(swiped && { tabIndex: 0, 'aria-labelledby': labelledBy })}
        className={classNames(
          `places-${look.height}`,
          swiped ? 'strip strip-places' : classNames('grid gap-4 lg:gap-6', columns[places.length]),
        )}
      >
        {places.map((place) => (
          <li key={place.slug}>
            <LocationCard location={place} look={look} />
          </li>
        ))}
      </ul>
    </>
  )
}
