'use client'

import { useEffect, useRef, useState, type ComponentType, type CSSProperties } from 'react'
import { onNear } from '@/src/ui/on-near'
import type { SimilarCardsProps } from './similar-cards'
import { SimilarLinks } from './similar-links'

/**
 * The place of similar vehicles (SIM-01): plain links in the page, for search engines and without script; cards, whose
 * script and data are fetched when the place is near the screen. `room` is about how tall they will be, in rem.
 */
export const SimilarStrip = ({ room, ...props }: SimilarCardsProps & { room: number }) => {
  const place = useRef<HTMLDivElement>(null)
  const [Cards, setCards] = useState<ComponentType<SimilarCardsProps>>()
  useEffect(
    () =>
      onNear(place.current, () => {
        import('./similar-cards').then(
          (part) => setCards(() => part.SimilarCards),
          (error: unknown) => console.error('Similar vehicles could not be loaded.', error),
        )
      }),
    [],
  )
  return (
    <div ref={place} className="similar" style={{ '--similar-room': `${room}rem` } as CSSProperties}>
      {Cards ? <Cards key={props.slug} {...props} /> : <SimilarLinks links={props.links} />}
    </div>
  )
}
