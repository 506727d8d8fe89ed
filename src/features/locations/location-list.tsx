'use client'

import { carouselFrom } from '@/src/domain/locations/listing'
import { Carousel, CarouselControl, CarouselTrack } from '@/src/ui/carousel'
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
  readonly look: CardLook
}

/** Up to three cards are side by side; more become a carousel to swipe, with buttons for a mouse (LOC-01). */
export const LocationList = ({ places, look }: Props) => {
  const cards = places.map((place) => (
    <li key={place.slug}>
      <LocationCard location={place} look={look} />
    </li>
  ))
  const height = `places-${look.height}`
  if (places.length < carouselFrom)
    return <ul className={classNames(height, 'grid gap-4 lg:gap-6', columns[places.length])}>{cards}</ul>
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
      <CarouselTrack label="Our Locations" className={`strip-places ${height}`}>
        {cards}
      </CarouselTrack>
    </Carousel>
  )
}
