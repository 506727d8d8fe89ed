'use client'

import { MIN_CAROUSEL_LOCATIONS } from '@/src/domain/locations/listing'
import { Carousel, CarouselControl, CarouselTrack } from '@/src/ui/carousel'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon'
import { LocationCard } from './location-card'
import type { CardLook, LocationCardData } from './location-card-data'

const columns: Readonly<Record<number, string>> = {
  1: 'sm:max-w-lg',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
}

type Props = {
  readonly locations: readonly LocationCardData[]
  readonly look: CardLook
}

/** Up to three cards are side by side; more become a carousel to swipe, with buttons for a mouse (LOC-01). */
export const LocationList = ({ locations, look }: Props) => {
  const cards = locations.map((location) => (
    <li key={location.slug}>
      <LocationCard location={location} cardLook={look} />
    </li>
  ))
  const height = `locations-${look.height}`
  if (locations.length < MIN_CAROUSEL_LOCATIONS)
    return <ul className={classNames(height, 'grid gap-4 lg:gap-6', columns[locations.length])}>{cards}</ul>
  return (
    <Carousel>
      <div className="swipe-bar">
        <p className="swipe-hint">
          Swipe
          <Icon name="arrow-right" />
        </p>
        <div>
          <CarouselControl to="previous" />
          <CarouselControl to="next" />
        </div>
      </div>
      <CarouselTrack label="Our Locations" className={`strip-locations ${height}`}>
        {cards}
      </CarouselTrack>
    </Carousel>
  )
}
